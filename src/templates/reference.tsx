import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Content } from '../components/content/Content'
import { referenceStyles } from '../components/page/reference-styles'
import { PageTitle } from '../components/page/PageTitle'
import { VisibilityNotice } from '../components/page/VisibilityNotice'
import { PageTop } from '../components/page/PageTop'
import { PageFooter } from '../components/page/PageFooter'
import { Pager } from '../components/page/Pager'
import { TableOfContents } from '../components/page/TableOfContents'
import { useRevealTarget } from '../components/page/use-reveal-target'
import type { ContentElement } from '../shared/content-tree'
import { DocHead, imagesOf, lastUpdateOf } from './doc-fields'

/** The page of an operation or a data type of an API: on wide screens its samples stand beside the text. */
export default function ReferenceTemplate({ data, location }: PageProps<Queries.ReferencePageQuery>) {
  const doc = data.doc!
  useRevealTarget(location.hash)
  return (
    <div sx={{ px: [3, 5], py: 4 }}>
      <PageTop trail={doc.breadcrumbs} path={doc.path} />
      <VisibilityNotice draft={doc.draft} unlisted={doc.unlisted} />
      <article>
        <PageTitle>{doc.title}</PageTitle>
        <TableOfContents headings={doc.toc} inline />
        <div sx={referenceStyles}>
          <Content tree={doc.content as unknown as ContentElement} images={imagesOf(doc)} />
        </div>
      </article>
      <PageFooter editUrl={doc.editUrl} lastUpdate={lastUpdateOf(doc)} sources={doc.sources} />
      <Pager previous={doc.previous} next={doc.next} />
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
