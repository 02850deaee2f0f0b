import { SiteLink } from '../ui/SiteLink'
import { House } from '../ui/icons'
import type { Breadcrumb } from '../../shared/site'
import { chevronClass } from '../../shared/chevron-class'
import { Icon } from '../ui/Icon'

/** A trail is one line, however long. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Two rows of links are as far apart as fingers need them, and a short name is as wide. */
const linkStyle = {
  variant: 'links.quiet',
  display: 'block',
  px: [2, '3px'],
  mx: [-2, '-3px'],
  ...oneLine,
}

/** Letters of a name that is shown whole, whatever room there is. */
const longestShort = 14

const chevron = {
  // On a phone it stands at the edge of the text and points back.
  '--turn': ['-135deg', '45deg'],
  marginInline: ['0 12px', '6px'],
  color: 'control',
}

/**
 * The way from the home page to this one; on a phone the last step of the way up, to what is above the page. Nothing where
 * the site's settings switch it off.
 */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  if (!trail.length) return null
  /** The last step of the way up leads home. */
  const isBelowHome = trail.length === 1
  return (
    <nav aria-label={WORDS.page.breadcrumbs} sx={{ flex: ['1 1 auto', '1 1 8rem'], minWidth: 0 }}>
      <ol
        sx={{
          display: 'flex',
          alignItems: 'center',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: 0,
          lineHeight: ['36px', '24px'],
          color: 'muted',
          '& > li': {
            display: ['none', 'flex'],
            alignItems: 'center',
            minWidth: 0,
            '&:nth-last-of-type(2)': { display: 'flex' },
            // A long name is cut, never one to "R…".
            '&.short': { flexShrink: 0 },
            // Where there is no room for all, the last one goes first, as a whole before little of it is left: the title says it.
            '&:last-of-type': { flex: '1 1 0', containerType: 'inline-size' },
            '&:last-of-type > *': { '@container (max-width: 5.5em)': { visibility: 'hidden' } },
            '&:last-of-type:not(.short) > *': { '@container (max-width: 10em)': { visibility: 'hidden' } },
          },
        }}
      >
        <li sx={{ flex: 'none' }}>
          {/* On a phone it is a step in words, like any other. */}
          {isBelowHome && (
            <span className={chevronClass} sx={{ ...chevron, display: ['inline-block', 'none'] }} />
          )}
          {/* Large enough for a finger, and as near to the next one as the others. */}
          <SiteLink
            to="/"
            aria-label={WORDS.common.homePage}
            sx={{ ...linkStyle, px: [2, '5px'], py: [0, '5px'], mx: [-2, '-5px'] }}
          >
            <Icon node={House} size={14} sx={{ display: ['none', 'block'] }} />
            {isBelowHome && <span sx={{ display: ['inline', 'none'] }}>{WORDS.common.homePage}</span>}
          </SiteLink>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={index} className={label.length <= longestShort ? 'short' : undefined}>
            <span className={chevronClass} sx={chevron} />
            {index === trail.length - 1 || !path ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined} sx={oneLine}>
                {label}
              </span>
            ) : (
              <SiteLink to={path} sx={linkStyle}>
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
