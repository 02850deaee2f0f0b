import { Breakable } from '../ui/Breakable'
import { SiteLink } from '../ui/SiteLink'
import { ArrowLeft, ArrowRight } from '../ui/icons'
import type { PageLink } from '../../shared/site'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'
import { pairScreen } from '../../gatsby-plugin-theme-ui/screens'

/** Where both have room beside each other. */
const sideBySide = `@media ${pairScreen}`

/** The pages before and after this one in the sidebar's order. */
export function Pager({ previous, next }: { previous: PageLink | null; next: PageLink | null }) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={WORDS.page.pager}
      sx={{
        display: 'grid',
        [sideBySide]: { gridTemplateColumns: '1fr 1fr' },
        gap: 3,
        mt: 5,
        '@media print': { display: 'none' },
      }}
    >
      {previous && <PagerLink link={previous} caption={WORDS.page.previous} />}
      {next && <PagerLink link={next} caption={WORDS.page.next} isNext />}
    </nav>
  )
}

function PagerLink({ link, caption, isNext = false }: { link: PageLink; caption: string; isNext?: boolean }) {
  return (
    <SiteLink to={link.path} rel={isNext ? 'next' : 'prev'} sx={isNext ? nextStyle : previousStyle}>
      <span
        sx={{
          display: 'flex',
          alignItems: 'center',
          '[rel=next] > &': { justifyContent: 'flex-end' },
          gap: 1,
          color: 'muted',
          fontSize: 0,
          fontWeight: 'body',
        }}
      >
        {!isNext && <Icon node={ArrowLeft} size={13} sx={mirrored} />}
        {caption}
        {isNext && <Icon node={ArrowRight} size={13} sx={mirrored} />}
      </span>
      <Breakable>{link.label}</Breakable>
    </SiteLink>
  )
}

const previousStyle = {
  variant: 'cards.page',
  p: 3,
  textDecoration: 'none',
  color: 'heading',
  fontWeight: 'bold',
  lineHeight: 'tight',
}
const nextStyle = { ...previousStyle, [sideBySide]: { gridColumn: 2 }, textAlign: 'end' as const }
