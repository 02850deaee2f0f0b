import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DocFrame, DocHead } from '../components/page/DocFrame'
import { referenceStyles } from '../components/page/reference-styles'
import { useRevealTarget } from '../components/page/use-reveal-target'

/** The page of an operation or a data type of an API: on wide screens its samples stand beside the text. */
export default function ReferenceTemplate({ data, location }: PageProps<Queries.ReferencePageQuery>) {
  useRevealTarget(location.hash)
  return (
    <div sx={{ px: [3, 5], py: 4 }}>
      <DocFrame doc={data.doc!} sx={referenceStyles} />
    </div>
  )
}

export const Head = ({ data }: HeadProps<Queries.ReferencePageQuery>) => <DocHead doc={data.doc!} />

export const query = graphql`
  query ReferencePage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`
