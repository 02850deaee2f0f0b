import { Icon } from '../ui/Icon'
import { TriangleAlert } from '../ui/icons'

/** Drafts are shown by the dev server alone: the published site goes without the words for them. */
const showsDrafts = process.env.NODE_ENV !== 'production'

/** Says of a page that not everybody gets to see it. */
export function VisibilityNotice({ draft, unlisted }: { draft: boolean; unlisted: boolean }) {
  const isDraft = showsDrafts && draft
  if (!isDraft && !unlisted) return null
  const title = isDraft ? WORDS.page.draft.title : WORDS.page.unlisted.title
  const text = isDraft ? WORDS.page.draft.text : WORDS.page.unlisted.text
  return (
    <div role="note" aria-label={title} sx={{ variant: 'cards.notice', mb: 3, bg: 'warning.background' }}>
      <strong sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, color: 'warning.text' }}>
        <Icon node={TriangleAlert} size={18} sx={{ flex: 'none' }} />
        {title}
      </strong>{' '}
      {text}
    </div>
  )
}
