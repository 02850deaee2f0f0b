import { SiteLink } from '../ui/SiteLink'
import { ChevronRight, House } from 'lucide'
import type { Breadcrumb } from '../../shared/site'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'

/** On a desktop the trail is one line, whatever its length. */
const cut = { overflow: [null, 'hidden'], textOverflow: [null, 'ellipsis'], whiteSpace: [null, 'nowrap'] }

/** The way from the home page to this one. Nothing where the site's settings switch it off. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  if (!trail.length) return null
  // Two rows of links are as far apart as fingers need them: 24 px.
  const linkStyle = { variant: 'links.quiet', display: 'block', minWidth: 24, ...cut }
  return (
    <nav aria-label={WORDS.page.breadcrumbs} sx={{ mb: 3, minWidth: 0 }}>
      <ol
        sx={{
          display: 'flex',
          flexWrap: ['wrap', 'nowrap'],
          alignItems: 'center',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: 0,
          lineHeight: '24px',
          color: 'muted',
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
          <li
            key={index}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minWidth: 0,
              // Where there is no room for all, the last one goes first: it says what the title says.
              '&:last-child': { flexShrink: 1e6, minWidth: '4em' },
            }}
          >
            <Icon
              node={ChevronRight}
              size={13}
              sx={{ ...mirrored, flex: 'none', marginInline: 1, color: 'control' }}
            />
            {index === trail.length - 1 || !path ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined} sx={cut}>
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
