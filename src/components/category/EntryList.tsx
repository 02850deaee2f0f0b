import { Breakable } from '../ui/Breakable'
import { entryStyle } from '../ui/entry-style'
import { SiteLink } from '../ui/SiteLink'
import { groupItems } from './group-items'
import { belowTablet } from '../../gatsby-plugin-theme-ui/screens'

/** One entry of a category: a page or a category below it. */
export interface Entry {
  label: string
  path: string
  text: string
  /** What it is about, where that is told. */
  group?: string | null
}

/** A phone has room for names alone, each as high as a finger. */
const onPhone = `@media ${belowTablet}`

/** The entries of a large category, in groups and columns, for those who look one up. */
export const EntryList = ({ entries }: { entries: readonly Entry[] }) =>
  groupItems(entries).map(({ name, items }) => (
    <section
      key={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr',
        '&:has(> h2)': { gridTemplateColumns: ['1fr', '7.5rem 1fr'] },
        columnGap: 3,
        py: 3,
        borderTop: '1px solid',
        borderColor: 'border',
      }}
    >
      {name !== null && (
        <h2 sx={{ m: 0, mb: [2, 0], fontSize: 1, lineHeight: 'tight', textWrap: 'balance', color: 'muted' }}>
          {name}
        </h2>
      )}
      <ul
        sx={{
          // In rows, so that names stand in line, whatever is said of each.
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          columnGap: 4,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {items.map(({ label, path, text }) => (
          <li
            key={path}
            sx={{
              pb: 'snug',
              [onPhone]: { pb: 0 },
              lineHeight: 'tight',
              overflowWrap: 'anywhere',
            }}
          >
            <SiteLink
              to={path}
              sx={{
                ...entryStyle,
                display: 'block',
                mb: 0,
                [onPhone]: { py: '7px', my: 0 },
                // The ring has room beside the name, and none below it.
                px: '3px',
                mx: '-3px',
                outlineOffset: '-2px',
                fontSize: 1,
              }}
            >
              <Breakable>{label}</Breakable>
            </SiteLink>
            <span
              sx={{
                display: 'block',
                color: 'muted',
                fontSize: 0,
                [onPhone]: { display: 'none' },
              }}
            >
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
