import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { ContentLink } from './ContentLink'
import { Icon } from '../Icon'

/** A grid of cards; as many columns as fit. */
export function Cards({ children }: { children?: ReactNode }) {
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 3,
        mx: 0,
        p: 0,
        listStyle: 'none',
        maxWidth: 'none',
        '& > li + li': { mt: 0 },
      }}
    >
      {children}
    </ul>
  )
}

/** One page to go to, with a sentence about it; the whole card is the link's target. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <li
      sx={{
        position: 'relative',
        borderRadius: 3,
        bg: 'surface',
        p: 3,
        transition: 'quick',
        '&:hover': { bg: 'accentSoft' },
        '&:hover svg': { transform: 'translateX(3px)' },
      }}
    >
      <ContentLink
        href={href}
        sx={{
          '&&': { color: 'heading', textDecoration: 'none' },
          fontWeight: 'bold',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
        }}
      >
        {title}
        <Icon
          node={ArrowRight}
          size={15}
          sx={{ ml: 2, color: 'accent', verticalAlign: '-2px', transition: 'transform 120ms ease-out' }}
        />
      </ContentLink>
      <div sx={{ color: 'muted', fontSize: 1, lineHeight: 'tight', mt: 1 }}>{children}</div>
    </li>
  )
}
