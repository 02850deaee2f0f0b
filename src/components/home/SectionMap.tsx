import { graphql } from 'gatsby'
import { headingSizes } from '../../gatsby-plugin-theme-ui/heading-sizes'
import { useSidebars } from '../../hooks/use-sidebars'
import { isListed, itemPath } from '../../shared/sidebar'
import type { SidebarItem } from '../../shared/site'
import { Breakable } from '../ui/Breakable'
import { entryStyle } from '../ui/entry-style'
import { SiteLink } from '../ui/SiteLink'
import { wholeUnits } from '../../shared/units'
import { SectionGlyph } from './SectionGlyph'

/** The whole documentation to be looked through: each section in the navbar's order, with its pages and what its categories hold. */
export function SectionMap({ sections }: { sections: Queries.SectionListFragment['nodes'] }) {
  return useSidebars().flatMap(({ name, items }) => {
    const section = sections.find(({ sidebar }) => sidebar === name)
    if (!section) return []
    const listed = items.filter(isListed)
    const links = listed.filter(({ type }) => type === 'link')
    const groups = listed.filter((item) => item.type === 'category')
    return (
      <section
        key={name}
        sx={{
          display: 'grid',
          gridTemplateColumns: ['1fr', '17rem minmax(0, 1fr)'],
          columnGap: 5,
          rowGap: 3,
          py: [3, 4],
          borderTop: '1px solid',
          borderColor: 'border',
        }}
      >
        <div>
          <SectionGlyph section={name} />
          <h2
            sx={{ m: 0, fontSize: headingSizes.listSection, lineHeight: 'tight', letterSpacing: 'heading' }}
          >
            <SiteLink to={section.path} sx={entryStyle}>
              {section.title}
            </SiteLink>
          </h2>
          <p sx={{ m: 0, mt: 1, color: 'muted', fontSize: 1, lineHeight: 'tight' }}>
            {wholeUnits(section.description)}
          </p>
        </div>
        <div>
          {links.length > 0 && <PageList items={links} />}
          {groups.length > 0 && (
            <div
              sx={{
                // They run down the columns, as pages do, so that a long one leaves no hole beside it.
                '&:has(> section ~ section)': columns,
                // Above, room would keep the head of a column from the top in some browsers; below the last one it is taken back.
                '& > section': { breakInside: 'avoid', pb: 3 },
                mb: '-16px',
                'ul ~ &': { mt: 3 },
                // One alone has all the columns, below its name.
                '& > :only-child > ul': columns,
              }}
            >
              {groups.map((category) => (
                <Group key={category.label} category={category} />
              ))}
            </div>
          )}
        </div>
      </section>
    )
  })
}

/** A category: its name, and its own pages and categories. */
function Group({ category }: { category: Extract<SidebarItem, { type: 'category' }> }) {
  return (
    <section>
      <h3 sx={{ m: 0, mb: 1, fontSize: 1, lineHeight: 'tight', color: 'heading' }}>
        <SiteLink to={itemPath(category)!} sx={entryStyle}>
          {category.label}
        </SiteLink>
      </h3>
      <ul sx={list}>
        <Pages items={category.items.filter(isListed)} />
      </ul>
    </section>
  )
}

const PageList = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul sx={{ ...list, ...columns }}>
    <Pages items={items} />
  </ul>
)

const Pages = ({ items }: { items: readonly SidebarItem[] }) =>
  items.map((item) => (
    <li
      key={item.label}
      sx={{
        breakInside: 'avoid',
        py: [0, '2px'],
        lineHeight: 'tight',
        overflowWrap: 'anywhere',
        textWrap: 'balance',
      }}
    >
      {/* On a phone the whole line is the link. */}
      <SiteLink
        to={itemPath(item)!}
        sx={{ ...pageStyle, display: ['block', 'inline-block'], py: ['6px', '3px'] }}
      >
        <Breakable>{item.label}</Breakable>
      </SiteLink>
    </li>
  ))

/** So many names would be one mass of color: it is kept for sections and groups. A page looks as it does in the sidebar. */
const pageStyle = {
  minWidth: 24,
  color: 'text',
  textDecoration: 'none',
  '&:hover': { color: 'accent', textDecoration: 'underline' },
} as const

/** A column holds most names in one line; on a phone two stand beside each other, and long names have two lines. */
const narrowest = 'clamp(9.5rem, 25vw, 13rem)'

const columns = { columnWidth: narrowest, columnGap: [3, 4] }

const list = { listStyle: 'none', m: 0, p: 0, fontSize: 1 }

export const fragment = graphql`
  fragment SectionList on DocConnection {
    nodes {
      sidebar
      title
      path
      description
    }
  }
`
