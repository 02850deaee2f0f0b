import { ArrowRight } from '../ui/icons'
import { headingSizes } from '../../gatsby-plugin-theme-ui/heading-sizes'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { Icon } from '../ui/Icon'
import { SectionGlyph } from './SectionGlyph'
import { SiteLink } from '../ui/SiteLink'
import { belowTablet } from '../../gatsby-plugin-theme-ui/screens'

interface ReaderCardProps {
  /** The section whose drawing stands for the reader. */
  section: string
  /** Who the reader is, in the second person. */
  title: string
  /** Where this reader starts. */
  page: { path: string; title: string; description: string }
}

const onPhone = `@media ${belowTablet}`

/**
 * One kind of reader and the page to start with. The links of cards side by side stand on one line; a phone, which has
 * less room, leaves out what the page says of itself.
 */
export function ReaderCard({ section, title, page }: ReaderCardProps) {
  // The arrow never stands alone in a line: it keeps a few letters, not a long word that a narrow screen has to break.
  const lastWord = page.title.search(/\S{1,3}$/)
  return (
    <li
      sx={{
        variant: 'cards.page',
        display: 'grid',
        gridTemplateColumns: '1fr',
        gridTemplateRows: 'auto auto 1fr auto',
        columnGap: 3,
        p: [3, 4],
        [onPhone]: { gridTemplateColumns: 'auto 1fr', gridTemplateRows: 'auto', rowGap: '2px' },
        // eslint-disable-next-line no-restricted-syntax -- of an arrow that is mirrored with its way
        '&:hover a svg': { transform: 'translateX(3px)' },
      }}
    >
      <div sx={{ [onPhone]: { gridRow: 'span 2', alignSelf: 'center', '& > svg': { mb: 0 } } }}>
        <SectionGlyph section={section} />
      </div>
      <h3
        sx={{
          fontSize: [headingSizes.card, 3],
          color: 'heading',
          m: 0,
          mt: 3,
          [onPhone]: { mt: 0 },
          letterSpacing: 'heading',
          lineHeight: 'tight',
        }}
      >
        {title}
      </h3>
      <p
        sx={{
          color: 'muted',
          fontSize: 1,
          lineHeight: 'tight',
          mt: 2,
          mb: 3,
          [onPhone]: { display: 'none' },
        }}
      >
        {page.description}
      </p>
      <SiteLink
        to={page.path}
        sx={{
          variant: 'links.stretched',
          color: 'accent',
          lineHeight: 'tight',
          overflowWrap: 'anywhere',
          // In one line on a tablet; on a phone it stands right below the title, and is less than it.
          fontSize: [1, 'inherit'],
          fontWeight: 'bold',
          [onPhone]: { fontWeight: 'medium' },
        }}
      >
        {page.title.slice(0, lastWord)}
        <span sx={{ whiteSpace: 'nowrap' }}>
          {page.title.slice(lastWord)}
          <Icon
            node={ArrowRight}
            size={15}
            sx={{ ...mirrored, marginInlineStart: 2, verticalAlign: '-2px', transition: 'quick' }}
          />
        </span>
      </SiteLink>
    </li>
  )
}
