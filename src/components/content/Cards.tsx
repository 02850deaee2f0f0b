import { ArrowRight } from '../ui/icons'
import type { ReactNode } from 'react'
import { Breakable } from '../ui/Breakable'
import { ContentLink } from '../ui/ContentLink'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'
import { tabletScreen } from '../../gatsby-plugin-theme-ui/screens'

/** As many columns as fit, no narrower than this. */
const columns = (narrowest: string) => `repeat(auto-fit, minmax(min(100%, ${narrowest}), 1fr))`

/** A grid of cards. */
export function Cards({ children }: { children?: ReactNode }) {
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: columns('17.25rem'),
        // No card stands alone below two or three others, and a pair shares the line, as the way on below them does.
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: columns('max(17.25rem, 34%)') },
        // Three stand in one row; of five, two share the next.
        '&:has(> :is(:nth-child(3), :nth-child(5)):last-child)': {
          gridTemplateColumns: '1fr',
          [`@media ${tabletScreen}`]: {
            gridTemplateColumns: 'repeat(6, 1fr)',
            '& > *': { gridColumn: 'span 2' },
            '& > :nth-child(n + 4)': { gridColumn: 'span 3' },
          },
        },
        '& > :only-child': { maxWidth: ['none', null, 'calc(50% - 8px)'] },
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
        // More than what holds of entries of any list.
        '&&': { textWrap: 'balance' },
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
      <div sx={{ color: 'muted', fontSize: 1, mt: 2, textWrap: 'pretty' }}>{children}</div>
    </li>
  )
}
