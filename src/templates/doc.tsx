import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Content } from '../components/content/Content'
import { PageTitle } from '../components/page/PageTitle'
import { VisibilityNotice } from '../components/page/VisibilityNotice'
import { PageFooter } from '../components/page/PageFooter'
import { Pager } from '../components/page/Pager'
import { PageTop } from '../components/page/PageTop'
import { TableOfContents } from '../components/page/TableOfContents'
import type { ContentElement } from '../shared/content-tree'
import { DocHead, imagesOf, lastUpdateOf } from './doc-fields'

/** A documentation page, and the landing page of a section. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  const doc = data.doc!
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', 'minmax(0, 1fr)', 'minmax(0, 1fr) var(--toc-width)'],
        gap: 4,
        px: [3, 5],
        py: 4,
      }}
    >
      <div sx={{ maxWidth: 'column', width: '100%', mx: 'auto' }}>
        <PageTop trail={doc.breadcrumbs} path={doc.path} />
        <VisibilityNotice draft={doc.draft} unlisted={doc.unlisted} />
        <article
          sx={
            doc.kind === 'section'
              ? { '& > div > p:first-of-type': { fontSize: 3, lineHeight: 'tight', color: 'muted' } }
              : undefined
          }
        >
          <PageTitle>{doc.title}</PageTitle>
          <div sx={{ display: ['block', null, 'none'] }}>
            <TableOfContents headings={doc.toc} inline />
          </div>
          <Content tree={doc.content as unknown as ContentElement} images={imagesOf(doc)} />
        </article>
        <PageFooter editUrl={doc.editUrl} lastUpdate={lastUpdateOf(doc)} sources={doc.sources} />
        <Pager previous={doc.previous} next={doc.next} />
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

export const Head = ({ data }: HeadProps<Queries.DocPageQuery>) => <DocHead doc={data.doc!} />

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`
