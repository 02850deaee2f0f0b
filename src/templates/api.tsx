import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { originalPath } from '../components/editions/original-address'
import { DocFrame, DocHead } from '../components/page/DocFrame'
import { apiClass } from '../components/page/api-class'
import { Endpoint } from '../components/page/Endpoint'
import { useRevealTarget } from '../components/page/use-reveal-target'

/** The page of an operation or a data type of an API: on wide screens its samples stand beside the text. */
export default function ApiTemplate({ data, location }: PageProps<Queries.ApiPageQuery>) {
  useRevealTarget(location.hash)
  const { endpoint } = data.doc!
  return (
    <DocFrame
      doc={data.doc!}
      withSamples
      lead={endpoint && <Endpoint {...endpoint} />}
      className={apiClass}
    />
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ApiPageQuery>) => (
  <DocHead doc={data.doc!} original={HAS_EDITIONS ? originalPath(pageContext) : undefined} />
)

export const query = graphql`
  query ApiPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
      endpoint {
        method
        url
        needs
        sometimesNeeds
        guide
      }
    }
  }
`
