import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { ContentElement } from '../../shared/content-tree'
import { Content } from '../content/Content'
import { EditionArticle } from '../editions/EditionArticle'
import { PageHead } from '../head/PageHead'
import { InTurn } from '../site/InTurn'
import { ContentsBar } from './ContentsBar'
import { PageFooter } from './PageFooter'
import { PageFrame } from './PageFrame'
import { Pager } from './Pager'
import { PageTitle } from './PageTitle'
import { PageTop } from './PageTop'
import { VisibilityNotice } from './VisibilityNotice'

interface DocFrameProps {
  doc: Queries.DocPageFieldsFragment
  /** Whether samples stand beside the text. */
  withSamples?: boolean
  /** What stands between title and text. */
  lead?: ReactNode
  /** The looks of the article, from `sx`. */
  className?: string
}

/** The whole of a document's page: its text, and what every document has around it. */
export function DocFrame({ doc, withSamples = false, lead, className }: DocFrameProps) {
  const { lastUpdate: iso, lastUpdateText: text } = doc
  const Article = HAS_EDITIONS ? EditionArticle : 'article'
  return (
    <PageFrame headings={doc.toc} columns={withSamples ? 'samples' : undefined}>
      <PageTop trail={doc.breadcrumbs} path={doc.path} />
      <Article className={className}>
        <PageTitle>{doc.title}</PageTitle>
        {lead}
        <VisibilityNotice draft={doc.draft} unlisted={doc.unlisted} />
        {doc.toc.length > 0 && (
          <div className="contents-bar" sx={withSamples ? aboveSamples : aboveText}>
            <ContentsBar headings={doc.toc} />
          </div>
        )}
        <InTurn name="content">
          <Content
            tree={doc.content as unknown as ContentElement}
            path={doc.path}
            images={Object.fromEntries(doc.images.map(({ src, file }) => [src, file]))}
          />
        </InTurn>
      </Article>
      <PageFooter
        editUrl={doc.editUrl}
        lastUpdate={iso && text ? { iso, text } : null}
        checked={doc.checked}
        sources={doc.sources}
      />
      <Pager previous={doc.previous} next={doc.next} />
    </PageFrame>
  )
}

/** Where the table of contents stands beside the page, it does not stand above the text. */
const aboveText = { display: [null, null, 'none'] }
const aboveSamples = { display: [null, null, 'none', 'block', 'none'] }

interface OriginalProps {
  /** Where the page's text stands that is shown in place of its translation. */
  original?: string | undefined
}

/** What a document's page says of itself in its head. */
export const DocHead = ({ doc, original }: Pick<DocFrameProps, 'doc'> & OriginalProps) => (
  <PageHead
    original={original}
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
    checked
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
