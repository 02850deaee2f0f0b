/** What an author's flag means for a page. */
const notices = {
  draft: {
    title: 'Draft page',
    text: 'This page is a draft: it is shown while the site is being written, and is not part of the published one.',
  },
  unlisted: {
    title: 'Unlisted page',
    text: 'This page is unlisted: search engines leave it out, and only those who have its address get to see it.',
  },
} as const

/** Says of a page that not everybody gets to see it. */
export function VisibilityNotice({ draft, unlisted }: { draft: boolean; unlisted: boolean }) {
  if (!draft && !unlisted) return null
  const { title, text } = notices[draft ? 'draft' : 'unlisted']
  return (
    <div role="note" aria-label={title} sx={{ variant: 'cards.notice', mb: 3, bg: 'warning.background' }}>
      <strong sx={{ color: 'warning.text' }}>{title}</strong> {text}
    </div>
  )
}
