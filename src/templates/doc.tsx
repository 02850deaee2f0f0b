import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Content } from '../components/content/Content'
import { PageHead } from '../components/layout/PageHead'
import { PageTitle } from '../components/layout/PageTitle'
import { VisibilityNotice } from '../components/layout/VisibilityNotice'
import { PageFooter } from '../components/navigation/PageFooter'
import { Pager } from '../components/navigation/Pager'
import { PageTop } from '../components/navigation/PageTop'
import { TableOfContents } from '../components/navigation/TableOfContents'
import type { ContentElement } from '../model/content-tree'

/** A documentation page, and the landing page of a section. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  const doc = data.doc!
  const images = Object.fromEntries(doc.images.map(({ src, file }) => [src, file]))
  const lastUpdate =
    doc.lastUpdate && doc.lastUpdateText ? { iso: doc.lastUpdate, text: doc.lastUpdateText } : null
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
          <Content tree={doc.content as unknown as ContentElement} images={images} />
        </article>
        <PageFooter editUrl={doc.editUrl} lastUpdate={lastUpdate} sources={doc.sources} />
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

export function Head({ data }: HeadProps<Queries.DocPageQuery>) {
  const { title, description, path, draft, unlisted } = data.doc!
  return <PageHead title={title} description={description} path={path} hidden={draft || unlisted} />
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }

  fragment DocPageFields on Doc {
    kind
    title
    description
    path
    draft
    unlisted
    breadcrumbs {
      label
      path
    }
    toc {
      level
      id
      text
    }
    previous {
      label
      path
    }
    next {
      label
      path
    }
    editUrl
    lastUpdate
    lastUpdateText: lastUpdate(formatString: "D MMMM YYYY")
    sources {
      title
      url
    }
    content
    ...ContentImages
  }

  fragment ContentImages on Doc {
    images {
      src
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 736, placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`
