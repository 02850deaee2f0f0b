import { Link } from 'gatsby'
import type { PageLink } from '../../model/site'

/** The pages before and after this one in the sidebar's order. */
export function Pager({ previous, next }: { previous: PageLink | null; next: PageLink | null }) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Docs pages"
      sx={{ display: 'grid', gridTemplateColumns: ['1fr', '1fr 1fr'], gap: 3, mt: 5 }}
    >
      {previous && <PagerLink link={previous} caption="Previous" />}
      {next && <PagerLink link={next} caption="Next" isNext />}
    </nav>
  )
}

function PagerLink({ link, caption, isNext = false }: { link: PageLink; caption: string; isNext?: boolean }) {
  return (
    <Link
      to={link.path}
      rel={isNext ? 'next' : 'prev'}
      sx={{
        gridColumn: ['auto', isNext ? 2 : 1],
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 2,
        p: 3,
        textDecoration: 'none',
        textAlign: isNext ? 'end' : 'start',
        color: 'accent',
        fontWeight: 'bold',
        '&:hover': { borderColor: 'accent' },
      }}
    >
      <span sx={{ display: 'block', color: 'muted', fontSize: 0, fontWeight: 'body' }}>{caption}</span>
      {link.label}
    </Link>
  )
}
