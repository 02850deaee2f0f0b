import { SiteLink } from '../ui/SiteLink'
import { ArrowRight } from '../ui/icons'
import type { ReactNode } from 'react'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { headingSizes } from '../../gatsby-plugin-theme-ui/heading-sizes'
import { Icon } from '../ui/Icon'
import { heroTextWidth, tabletTextWidth } from './hero-text-width'
import { HomeSearch } from './HomeSearch'
import { belowTablet } from '../../gatsby-plugin-theme-ui/screens'

interface HeroProps {
  title: string
  summary: string
  /** The one page that most newcomers want, and the words of the button to it. */
  action: { label: string; path: string } | null
  /** The picture behind or below the words. */
  artwork: ReactNode
}

/** The first screen of the home page: what this is about, and one way in. */
export function Hero({ title, summary, action, artwork }: HeroProps) {
  return (
    <section sx={sectionStyle}>
      <div sx={textStyle}>
        <h1
          sx={{
            m: 0,
            fontSize: [headingSizes.headline, 7],
            fontWeight: 'heading',
            lineHeight: 1.08,
            letterSpacing: '-0.03em',
            color: 'heading',
            textWrap: 'balance',
          }}
        >
          {title}
        </h1>
        <p sx={{ variant: 'text.lead', maxWidth: 'none', mt: ['snug', 3], mb: [3, 4] }}>{summary}</p>
        <HomeSearch />
        {action && (
          <SiteLink
            to={action.path}
            sx={{
              variant: 'buttons.primary',
              display: 'inline-flex',
              alignItems: 'center',
              gap: 2,
              paddingInline: 4,
              paddingBlock: 'snug',
              textDecoration: 'none',
              transition: 'quick',
              '&:hover': { boxShadow: 'raised' },
            }}
          >
            {action.label}
            <Icon node={ArrowRight} size={17} sx={mirrored} />
          </SiteLink>
        )}
      </div>
      {artwork}
    </section>
  )
}

/** On a phone the page sets text and picture apart, each among its other parts. */
const sectionStyle = {
  position: 'relative' as const,
  isolation: 'isolate' as const,
  pt: 6,
  pb: 5,
  [`@media ${belowTablet}`]: { display: 'contents' },
}

const textStyle = {
  maxWidth: [tabletTextWidth, heroTextWidth],
  [`@media ${belowTablet}`]: { maxWidth: 'none', pt: 4 },
}
