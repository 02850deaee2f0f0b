import { Link } from 'gatsby'
import type { IconNode } from 'lucide'
import { Icon } from '../Icon'

interface ReaderCardProps {
  icon: IconNode
  /** Who the reader is, in the second person. */
  title: string
  /** Where this reader starts. */
  page: { path: string; title: string; description: string }
}

/** One kind of reader and the page to start with. */
export function ReaderCard({ icon, title, page }: ReaderCardProps) {
  return (
    <li
      sx={{
        position: 'relative',
        borderRadius: 3,
        p: 4,
        bg: 'surface',
        transition: 'quick',
        '&:hover': { bg: 'accentSoft' },
      }}
    >
      <Icon node={icon} size={24} sx={{ color: 'accent', display: 'block' }} />
      <h3 sx={{ fontSize: 3, color: 'heading', m: 0, mt: 3, letterSpacing: 'heading' }}>{title}</h3>
      <p sx={{ color: 'muted', fontSize: 1, lineHeight: 'tight', mt: 2, mb: 3 }}>{page.description}</p>
      <Link
        to={page.path}
        sx={{
          color: 'accent',
          fontWeight: 'bold',
          textDecoration: 'none',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
        }}
      >
        {page.title}
      </Link>
    </li>
  )
}
