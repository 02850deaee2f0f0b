import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DocFrame, DocHead } from '../components/page/DocFrame'
import { apiStyles } from '../components/page/api-styles'
import { useRevealTarget } from '../components/page/use-reveal-target'

/** The page of an operation or a data type of an API: on wide screens its samples stand beside the text. */
export default function ApiTemplate({ data, location }: PageProps<Queries.ApiPageQuery>) {
  useRevealTarget(location.hash)
  return (
    <div sx={{ px: [3, 5], pt: [3, 4], pb: 4 }}>
      <DocFrame doc={data.doc!} sx={apiStyles} />
    </div>
  )
}

export const Head = ({ data }: HeadProps<Queries.ApiPageQuery>) => <DocHead doc={data.doc!} />

export const query = graphql`
  query ApiPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`
