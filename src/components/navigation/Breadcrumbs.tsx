import { Link } from 'gatsby'
import type { Breadcrumb } from '../../model/site'

/** The way from the home page to this one. Nothing where the site's settings switch it off. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  if (!trail.length) return null
  const linkStyle = { color: 'muted', textDecoration: 'none', '&:hover': { color: 'accent' } }
  return (
    <nav aria-label="Breadcrumbs" sx={{ mb: 3 }}>
      <ol
        sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, fontSize: 0, color: 'muted' }}
      >
        <li>
          <Link to="/" aria-label="Home page" sx={linkStyle}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" sx={{ verticalAlign: '-2px' }}>
              <path
                d="M1.5 6.5 7 2l5.5 4.5V12h-4V8.5h-3V12h-4Z"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
              />
            </svg>
          </Link>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={index} sx={{ '&::before': { content: '"/"', mx: 2 } }}>
            {index === trail.length - 1 || !path ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={path} sx={linkStyle}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
