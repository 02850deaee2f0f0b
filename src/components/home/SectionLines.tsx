import { useSidebars } from '../../hooks/use-sidebars'
import { SiteLink } from '../ui/SiteLink'

/** The sections of the documentation as a light list, in the navbar's order. A phone has their names alone. */
export function SectionLines({ sections }: { sections: Queries.SectionListFragment['nodes'] }) {
  const sidebars = useSidebars()
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: ['1fr 1fr', 'repeat(3, 1fr)'],
        '@media (width < 37.5em)': { gridTemplateColumns: '1fr' },
        columnGap: 4,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {sidebars.flatMap(({ name }) => {
        const section = sections.find(({ sidebar }) => sidebar === name)
        if (!section) return []
        return (
          <li
            key={name}
            sx={{
              position: 'relative',
              borderTop: '1px solid',
              borderColor: 'border',
              py: [2, 3],
              lineHeight: 'tight',
              '&:hover a': { textDecoration: 'underline' },
            }}
          >
            <SiteLink to={section.path} sx={{ variant: 'links.stretched', color: 'accent' }}>
              {section.title}
            </SiteLink>
            <p sx={{ display: ['none', 'block'], m: 0, mt: 1, color: 'muted', fontSize: 1 }}>
              {section.description}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
