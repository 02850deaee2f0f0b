import { useSite } from '../../hooks/use-site'
import { ContentLink } from '../ui/ContentLink'
import { ShortcutList } from '../shortcuts/ShortcutList'
import { singleFile } from '../../gatsby-plugin-theme-ui/screens'

interface FooterProps {
  /** Whether the page stands beside a sidebar: the footer begins where the page does. */
  beside: boolean
}

/** Columns of links, and who owns and licenses the text; below the page's content, edge to edge. Nothing on paper. */
export function Footer({ beside }: FooterProps) {
  const { footer } = useSite()
  return (
    <footer sx={{ bg: 'surface', mt: 6, py: 5, fontSize: 1, '@media print': { display: 'none' } }}>
      <div sx={beside ? besideSidebar : alone}>
        {/* On a phone the first column, the longest, stands beside the others. */}
        <div
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
            [`@media ${singleFile}`]: {
              // Two columns, or one where letters are so large that words would be broken.
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(6.5rem, 40%), 100%), 1fr))',
              overflowWrap: 'break-word',
            },
            gap: 4,
            '& > :first-of-type': { gridRow: 'span 2' },
          }}
        >
          {footer.columns.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 sx={{ fontSize: 1, color: 'heading', m: 0, mb: 2 }}>{title}</h2>
              <ul sx={{ listStyle: 'none', m: 0, p: 0, textWrap: 'balance' }}>
                {links.map(({ label, to, href }) => (
                  <li key={label} sx={{ py: [0, 1] }}>
                    <ContentLink
                      href={to ?? href ?? '/'}
                      sx={{
                        variant: 'links.quiet',
                        display: ['block', 'inline'],
                        py: ['6px', 0],
                        '&:hover': { textDecoration: 'underline' },
                      }}
                    >
                      {label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, color: 'muted', mt: 4, mb: 0 }}>
          <span>
            {footer.copyright}{' '}
            <ContentLink href={footer.license.url} sx={{ color: 'inherit', whiteSpace: 'nowrap' }}>
              {footer.license.name}
            </ContentLink>
          </span>
          <ShortcutList />
        </p>
      </div>
    </footer>
  )
}

/** Its columns are those of the page: of the cards on the home page, of text and contents beside a sidebar. */
const alone = { maxWidth: 'page', mx: 'auto', px: [3, 4], '& > div': { columnGap: [null, 3] } }
const besideSidebar = {
  maxWidth: 'page',
  mx: 'auto',
  // Without the sidebar a page that is wider than its text has it in the middle.
  paddingInline: ['max(1rem, (100% - var(--column)) / 2)', 'calc(var(--sidebar-width) + 40px) 24px'],
  '& > div': {
    gridTemplateColumns: [null, null, '1fr 1fr var(--toc-width)'],
    columnGap: [null, null, 5],
  },
}
