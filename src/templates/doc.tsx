import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { originalPath } from '../components/editions/original-address'
import { contentClass } from '../components/content/Content'
import { DocFrame, DocHead } from '../components/page/DocFrame'

/** A documentation page, and the landing page of a section: the table of contents stands beside the text where there is room. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  const doc = data.doc!
  return <DocFrame doc={doc} sx={doc.kind === 'section' ? withLead : undefined} />
}

/** A section begins with sentences on what it is about: too many lines to balance, which would leave them narrower than the text. */
const withLead = { [`& .${contentClass} > p:first-of-type`]: { variant: 'text.lead', textWrap: 'inherit' } }

export const Head = ({ data, pageContext }: HeadProps<Queries.DocPageQuery>) => (
  <DocHead doc={data.doc!} original={HAS_EDITIONS ? originalPath(pageContext) : undefined} />
)

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`
