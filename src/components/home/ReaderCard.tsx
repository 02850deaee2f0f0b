import { SectionGlyph } from './SectionGlyph'
import { SiteLink } from '../ui/SiteLink'

interface ReaderCardProps {
  /** The section whose drawing stands for the reader. */
  section: string
  /** Who the reader is, in the second person. */
  title: string
  /** Where this reader starts. */
  page: { path: string; title: string; description: string }
}

/** One kind of reader and the page to start with. */
export function ReaderCard({ section, title, page }: ReaderCardProps) {
  return (
    <li sx={{ variant: 'cards.page', p: 4 }}>
      <SectionGlyph section={section} />
      <h3 sx={{ fontSize: 3, color: 'heading', m: 0, mt: 3, letterSpacing: 'heading' }}>{title}</h3>
      <p sx={{ color: 'muted', fontSize: 1, lineHeight: 'tight', mt: 2, mb: 3 }}>{page.description}</p>
      <SiteLink to={page.path} sx={{ variant: 'links.stretched', color: 'accent' }}>
        {page.title}
      </SiteLink>
    </li>
  )
}
