import type { ReactNode } from 'react'
import { ContentLink } from './ContentLink'

/** A grid of cards; as many columns as fit. */
export function Cards({ children }: { children?: ReactNode }) {
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 3,
        p: 0,
        listStyle: 'none',
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
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 2,
        p: 3,
        '&:hover': { borderColor: 'accent' },
      }}
    >
      <ContentLink
        href={href}
        sx={{
          color: 'heading',
          fontWeight: 'bold',
          textDecoration: 'none',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {title}
      </ContentLink>
      <div sx={{ color: 'muted', fontSize: 1, mt: 1 }}>{children}</div>
    </li>
  )
}
