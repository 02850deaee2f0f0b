import { searchKeys } from '../../browser/keys'
import { openSearch } from '../../browser/search-address'
import { decodePart } from '../../shared/paths'
import { Breakable } from '../ui/Breakable'
import { SiteLink } from '../ui/SiteLink'
import { wordsOfPath, type NamedPage } from './nearest-pages'
import { useAddressPath } from '../../hooks/use-address-path'
import { pairScreen, singleFile } from '../../gatsby-plugin-theme-ui/screens'

const onPhone = `@media ${singleFile}`

/** On a phone on a line of its own, which fills the two lines that are kept for it. */
const pathStyle = {
  fontSize: '0.9em',
  overflowWrap: 'anywhere' as const,
  [onPhone]: { '&::before': { content: '"\\A"', whiteSpace: 'pre' } },
}

const afterSlash = /(?<=\/)(?=[^/])/

interface WaysOnProps {
  /** The page that was meant, if one is near. */
  meant?: NamedPage
}

/**
 * Names the path that leads nowhere, and offers the page that was meant, or to search for the path's words; or to begin at the
 * home page. The page that was meant is known only once scripts run; its place is kept until then, so that nothing moves.
 */
export function WaysOn({ meant }: WaysOnProps) {
  const path = useAddressPath()
  const words = path === null ? '' : wordsOfPath(path)
  return (
    <>
      <p sx={{ minHeight: '1lh', [onPhone]: { minHeight: '2lh' } }}>
        {path !== null &&
          WORDS.notFound.nothingAt.join(
            <code key="path" sx={pathStyle}>
              <Breakable at={afterSlash}>{decodePart(path)}</Breakable>
            </code>,
          )}
      </p>
      <p
        sx={{
          display: 'flex',
          flexDirection: 'column',
          [`@media ${pairScreen}`]: { flexDirection: 'row' },
          flexWrap: 'wrap',
          alignItems: 'start',
          gap: 2,
          my: [3, 4],
          '& > *': {
            display: 'flex',
            alignItems: 'center',
            paddingInline: 3,
            fontWeight: 'bold',
            textDecoration: 'none',
            overflowWrap: 'anywhere',
          },
          '& > :first-child': { variant: 'buttons.primary', minHeight: 44 },
          '& > :not(:first-child)': {
            variant: 'buttons.control',
            paddingInline: 3,
            minHeight: 44,
            '&:hover': { color: 'accent' },
          },
        }}
      >
        {meant && <SiteLink to={meant.path}>{WORDS.notFound.meant.join(meant.title)}</SiteLink>}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts={searchKeys}
          onClick={() => openSearch(words)}
        >
          {words ? WORDS.notFound.searchFor.join(words) : WORDS.search.name}
        </button>
        {!meant && <SiteLink to="/">{WORDS.common.homePage}</SiteLink>}
      </p>
    </>
  )
}
