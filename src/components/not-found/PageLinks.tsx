import { Breakable } from '../ui/Breakable'
import { ContentLink } from '../ui/ContentLink'
import { entryStyle } from '../ui/entry-style'
import type { NamedPage } from './nearest-pages'

interface PageLinksProps {
  title: string
  pages: readonly NamedPage[]
  /** Whether the names are short, so that they stand side by side. */
  inColumns?: boolean
}

/** Pages to go on to, under a title. */
export function PageLinks({ title, pages, inColumns = false }: PageLinksProps) {
  return (
    <section aria-label={title}>
      <h2 sx={{ fontSize: 1, color: 'muted', m: 0, mb: 2 }}>{title}</h2>
      <ul sx={inColumns ? columns : list}>
        {pages.map(({ title, path }) => (
          <li key={path} sx={{ lineHeight: 'tight', textWrap: 'balance', py: ['6px', '2px'] }}>
            <ContentLink href={path} sx={{ ...entryStyle, overflowWrap: 'anywhere' }}>
              <Breakable>{title}</Breakable>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const list = { display: 'grid', columnGap: 3, rowGap: 1, listStyle: 'none', m: 0, p: 0 }
const columns = { ...list, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
