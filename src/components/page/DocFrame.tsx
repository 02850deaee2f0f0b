import { graphql } from 'gatsby'
import type { ContentElement } from '../../shared/content-tree'
import { Content } from '../content/Content'
import { PageHead } from '../head/PageHead'
import { PageFooter } from './PageFooter'
import { Pager } from './Pager'
import { PageTitle } from './PageTitle'
import { PageTop } from './PageTop'
import { TableOfContents } from './TableOfContents'
import { VisibilityNotice } from './VisibilityNotice'

interface DocFrameProps {
  doc: Queries.DocPageFieldsFragment
  /** The looks of the article, from `sx`. */
  className?: string
}

/** The whole of a document's page in its one column: its text, and what every document has around it. */
export function DocFrame({ doc, className }: DocFrameProps) {
  const { lastUpdate: iso, lastUpdateText: text } = doc
  return (
    <>
      <PageTop trail={doc.breadcrumbs} path={doc.path} />
      <VisibilityNotice draft={doc.draft} unlisted={doc.unlisted} />
      <article className={className}>
        <PageTitle>{doc.title}</PageTitle>
        <TableOfContents headings={doc.toc} inline />
        <Content
          tree={doc.content as unknown as ContentElement}
          images={Object.fromEntries(doc.images.map(({ src, file }) => [src, file]))}
        />
      </article>
      <PageFooter
        editUrl={doc.editUrl}
        lastUpdate={iso && text ? { iso, text } : null}
        sources={doc.sources}
      />
      <Pager previous={doc.previous} next={doc.next} />
    </>
  )
}

/** What a document's page says of itself in its head. */
export const DocHead = ({ doc }: Pick<DocFrameProps, 'doc'>) => (
  <PageHead
    title={doc.title}
    description={doc.description}
    path={doc.path}
    hidden={doc.draft || doc.unlisted}
  />
)

export const fragments = graphql`
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
    lastUpdateText
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
