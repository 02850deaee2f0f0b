import { Breakable } from '../ui/Breakable'
import { ContentLink } from '../ui/ContentLink'
import { entryStyle } from '../ui/entry-style'
import type { NamedPage } from './nearest-pages'

interface PageLinksProps {
  title: string
  pages: readonly NamedPage[]
  /** Least width of a column: short names stand side by side. */
  column?: string
}

/** Pages to go on to, under a title: points of the region that they stand in. */
export function PageLinks({ title, pages, column = '100%' }: PageLinksProps) {
  return (
    <section aria-label={title}>
      <h2 sx={{ fontSize: 1, color: 'muted', m: 0, mb: 2 }}>{title}</h2>
      <ul
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`,
          columnGap: 3,
          rowGap: 1,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {pages.map(({ title, path }) => (
          <li
            key={path}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 'snug',
              lineHeight: 'tight',
              py: '2px',
              '&::before': {
                content: '""',
                flex: 'none',
                width: '9px',
                height: '9px',
                borderRadius: 4,
                bg: 'accent',
              },
            }}
          >
            <ContentLink href={path} sx={{ ...entryStyle, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Breakable>{title}</Breakable>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
