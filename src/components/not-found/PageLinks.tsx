import { ContentLink } from '../ui/ContentLink'
import type { NamedPage } from './nearest-pages'

/** Pages to go on to, under a title. */
export function PageLinks({ title, pages }: { title: string; pages: readonly NamedPage[] }) {
  return (
    <section aria-label={title}>
      <h2 sx={{ fontSize: 2, color: 'heading', mt: 4, mb: 2 }}>{title}</h2>
      <ul sx={{ listStyle: 'none', m: 0, p: 0, 'li ~ li': { mt: 1 } }}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <ContentLink href={path} sx={{ color: 'accent' }}>
              {title}
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
