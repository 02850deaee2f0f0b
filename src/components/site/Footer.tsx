import { useSite } from '../../hooks/use-site'
import { ContentLink } from '../ui/ContentLink'
import { ShortcutList } from '../shortcuts/ShortcutList'

/** Columns of links, and who owns and licenses the text. */
export function Footer() {
  const { footer } = useSite()
  return (
    <footer sx={{ bg: 'surface', mt: 6, px: [3, 4], py: 5, fontSize: 1 }}>
      <div sx={{ maxWidth: 'page', mx: 'auto' }}>
        <div
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
            gap: 4,
          }}
        >
          {footer.columns.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 sx={{ fontSize: 1, color: 'heading', m: 0, mb: 2 }}>{title}</h2>
              <ul sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {links.map(({ label, to, href }) => (
                  <li key={label} sx={{ py: 1 }}>
                    <ContentLink
                      href={to ?? href ?? '/'}
                      sx={{ variant: 'links.quiet', '&:hover': { textDecoration: 'underline' } }}
                    >
                      {label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p sx={{ color: 'muted', mt: 4, mb: 0 }}>
          {footer.copyright}{' '}
          <ContentLink href={footer.license.url} sx={{ color: 'inherit' }}>
            {footer.license.name}
          </ContentLink>
        </p>
        <p sx={{ mt: 2, mb: 0 }}>
          <ShortcutList />
        </p>
      </div>
    </footer>
  )
}
