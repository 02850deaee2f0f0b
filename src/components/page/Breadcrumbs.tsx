import { SiteLink } from '../ui/SiteLink'
import { ChevronRight, House } from '../ui/icons'
import type { Breadcrumb } from '../../shared/site'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'

/** A trail is one line, however long. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * The way from the home page to this one; on a phone the last step of the way up, to what is above the page. Nothing where
 * the site's settings switch it off.
 */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  if (!trail.length) return null
  // Two rows of links are as far apart as fingers need them: 24 px.
  const linkStyle = { variant: 'links.quiet', display: 'block', minWidth: 24, ...oneLine }
  return (
    <nav aria-label={WORDS.page.breadcrumbs} sx={{ flex: '1 1 8rem', minWidth: 0 }}>
      <ol
        sx={{
          display: 'flex',
          alignItems: 'center',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: 0,
          lineHeight: '24px',
          color: 'muted',
          '& > li': {
            display: ['none', 'flex'],
            alignItems: 'center',
            minWidth: 0,
            '&:nth-last-of-type(2)': { display: 'flex' },
            // Where there is no room for all, the last one goes first: it says what the title says.
            '&:last-of-type': { flexShrink: 1e6, minWidth: '4em' },
          },
        }}
      >
        <li sx={{ flex: 'none' }}>
          {/* As wide as a finger needs it, as near to the next one as the others are. */}
          <SiteLink
            to="/"
            aria-label={WORDS.common.homePage}
            sx={{ ...linkStyle, py: '5px', marginInlineEnd: '-10px' }}
          >
            <Icon node={House} size={14} sx={{ display: 'block' }} />
          </SiteLink>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={index}>
            <Icon
              node={ChevronRight}
              size={13}
              sx={{
                ...mirrored,
                // On a phone it points back.
                transform: ['scaleX(-1)', 'none'],
                flex: 'none',
                marginInlineStart: ['-4px', 1],
                marginInlineEnd: 1,
                color: 'control',
              }}
            />
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
