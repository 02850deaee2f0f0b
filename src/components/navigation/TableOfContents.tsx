import type { Heading } from '../../model/content-tree'

/** The page's headings: beside the text on wide screens, folded above it on narrow ones. */
export function TableOfContents({
  headings,
  inline = false,
}: {
  headings: readonly Heading[]
  inline?: boolean
}) {
  if (!headings.length) return null
  const list = (
    <ul sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem', lineHeight: 'tight' }}>
      {headings.map(({ id, text, level }) => (
        <li key={id} sx={{ py: '5px', paddingInlineStart: `${(level - 2) * 12}px` }}>
          <a href={`#${id}`} sx={{ color: 'muted', textDecoration: 'none', '&:hover': { color: 'accent' } }}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  if (!inline)
    return (
      <nav aria-label="On this page">
        <p sx={{ fontSize: 0, fontWeight: 'bold', color: 'heading', m: 0, mb: 2 }}>On this page</p>
        {list}
      </nav>
    )
  return (
    <details
      sx={{ bg: 'surface', borderRadius: 3, px: 3, py: 2, mb: 4, '@media print': { display: 'none' } }}
    >
      <summary sx={{ cursor: 'pointer', fontSize: 1, fontWeight: 'bold' }}>On this page</summary>
      <nav aria-label="On this page" sx={{ pt: 2 }}>
        {list}
      </nav>
    </details>
  )
}
