import { graphql } from 'gatsby'
import { useSidebars } from '../../hooks/use-sidebars'
import { Card, Cards } from '../content/Cards'
import { SectionGlyph } from './SectionGlyph'

/** One card for each section of the documentation, in the navbar's order. */
export function SectionCards({ sections }: { sections: Queries.SectionListFragment['nodes'] }) {
  const sidebars = useSidebars()
  return (
    <Cards>
      {sidebars.flatMap(({ name }) => {
        const section = sections.find(({ sidebar }) => sidebar === name)
        if (!section) return []
        return (
          <Card key={name} title={section.title} href={section.path} glyph={<SectionGlyph section={name} />}>
            {section.description}
          </Card>
        )
      })}
    </Cards>
  )
}

export const fragment = graphql`
  fragment SectionList on DocConnection {
    nodes {
      sidebar
      title
      path
      description
    }
  }
`
