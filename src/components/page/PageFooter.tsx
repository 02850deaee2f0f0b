import { Pencil } from '../ui/icons'
import type { Source } from '../../shared/site'
import { ContentLink } from '../ui/ContentLink'
import { Icon } from '../ui/Icon'

interface PageFooterProps {
  editUrl: string
  /** The date to show and its machine form; null where git can't tell. */
  lastUpdate: { text: string; iso: string } | null
  /** What the facts were checked against; null where that isn't said. */
  checked: string | null
  sources: readonly Source[]
}

/** What a page was checked against, where its facts come from, when it last changed, and where to edit it. */
export function PageFooter({ editUrl, lastUpdate, checked, sources }: PageFooterProps) {
  return (
    <footer sx={{ mt: 6, pt: 4, borderTop: '1px solid', borderColor: 'border', fontSize: 1, color: 'muted' }}>
      {checked && <p sx={{ m: 0, mb: 3 }}>{WORDS.page.checked.join(checked)}</p>}
      {sources.length > 0 && (
        <details sx={{ mb: 3 }}>
          <summary sx={{ py: [2, 0], my: [-2, 0] }}>{WORDS.page.sources}</summary>
          <ul sx={{ paddingInlineStart: 4, my: 2 }}>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <ContentLink href={url} sx={{ color: 'inherit' }}>
                  {title}
                </ContentLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <ContentLink
          href={editUrl}
          sx={{
            color: 'inherit',
            display: 'flex',
            alignItems: 'center',
            // Its words line up with those of the fold above.
            gap: 1,
            my: [-2, 0],
            minHeight: [40, 0],
            '@media print': { display: 'none' },
          }}
        >
          <Icon node={Pencil} size={14} />
          {WORDS.page.edit}
        </ContentLink>
        {lastUpdate && (
          <span>
            {WORDS.page.updated.join(
              <time key="date" dateTime={lastUpdate.iso}>
                {lastUpdate.text}
              </time>,
            )}
          </span>
        )}
      </div>
    </footer>
  )
}
