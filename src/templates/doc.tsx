import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DocFrame, DocHead } from '../components/page/DocFrame'
import { TableOfContents } from '../components/page/TableOfContents'

/** A documentation page, and the landing page of a section: the table of contents stands beside the text where there is room. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  const doc = data.doc!
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', 'minmax(0, 1fr)', 'minmax(0, 1fr) var(--toc-width)'],
        gap: 4,
        px: [3, 5],
        pt: [3, 4],
        pb: 4,
      }}
    >
      <div sx={{ maxWidth: 'column', width: '100%', mx: 'auto' }}>
        <DocFrame
          doc={doc}
          sx={{ '& > details': { display: [null, null, 'none'] }, ...(doc.kind === 'section' && withLead) }}
        />
      </div>
      <aside
        sx={{
          display: ['none', null, 'block'],
          position: 'sticky',
          top: 'calc(var(--navbar-height) + 24px)',
          alignSelf: 'start',
          maxHeight: 'calc(100vh - var(--navbar-height) - 48px)',
          overflowY: 'auto',
          '@media print': { display: 'none' },
        }}
      >
        <TableOfContents headings={doc.toc} />
      </aside>
    </div>
  )
}

/** A section begins with a sentence on what it is about. */
const withLead = { '& > div > p:first-of-type': { variant: 'text.lead' } }

export const Head = ({ data }: HeadProps<Queries.DocPageQuery>) => <DocHead doc={data.doc!} />

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`
