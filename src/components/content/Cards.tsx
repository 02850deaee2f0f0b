import { ArrowRight } from '../ui/icons'
import type { ReactNode } from 'react'
import { Breakable } from '../ui/Breakable'
import { ContentLink } from '../ui/ContentLink'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'
import { pairScreen, tabletScreen } from '../../gatsby-plugin-theme-ui/screens'

/** Two in a row, and three from a tablet on; no card stands alone below others: what is over shares its row evenly. */
const rows = {
  [`@media ${pairScreen}`]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > *': { gridColumn: 'span 3' },
    '& > :nth-child(odd):last-child:not(:only-child)': { gridColumn: 'span 6' },
  },
  [`@media ${tabletScreen}`]: {
    '& > *, & > :nth-child(odd):last-child:not(:only-child)': { gridColumn: 'span 2' },
    '&:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)': { gridColumn: 'span 3' },
    '&:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2)': { gridColumn: 'span 3' },
  },
}

/** A grid of cards. */
export function Cards({ children }: { children?: ReactNode }) {
  return (
    <ul
      sx={{
        display: 'grid',
        ...rows,
        gap: 3,
        mx: 0,
        p: 0,
        listStyle: 'none',
        maxWidth: 'none',
        '& > li ~ li': { mt: 0 },
      }}
    >
      {children}
    </ul>
  )
}

interface CardProps {
  title: string
  href: string
  /** A drawing above the title. */
  glyph?: ReactNode
  /** A sentence about the page. */
  children?: ReactNode
}

/** One page to go to, with a sentence about it; the whole card is the link's target. */
export function Card({ title, href, glyph, children }: CardProps) {
  return (
    <li
      sx={{
        variant: 'cards.page',
        p: 3,
        lineHeight: 'tight',
        textWrap: 'balance',
        // eslint-disable-next-line no-restricted-syntax -- of an arrow that is mirrored with its way
        '&:hover a svg': { transform: 'translateX(3px)' },
      }}
    >
      {glyph}
      <ContentLink
        href={href}
        sx={{ variant: 'links.stretched', '&&': { color: 'heading', textDecoration: 'none' } }}
      >
        <Breakable>{title}</Breakable>
        <Icon
          node={ArrowRight}
          size={15}
          sx={{
            ...mirrored,
            marginInlineStart: 2,
            color: 'accent',
            verticalAlign: '-2px',
            transition: 'quick',
          }}
        />
      </ContentLink>
      <div sx={{ color: 'muted', fontSize: 1, mt: 2, textWrap: 'var(--pretty)' }}>{children}</div>
    </li>
  )
}
