import { graphql } from 'gatsby'
import { PageHead } from '../components/head/PageHead'

type DocFields = Queries.DocPageFieldsFragment

/** A document's images by what its text calls them. */
export const imagesOf = ({ images }: Pick<DocFields, 'images'>) =>
  Object.fromEntries(images.map(({ src, file }) => [src, file]))

/** When a document was last changed; null where that is not known. */
export const lastUpdateOf = ({ lastUpdate, lastUpdateText }: DocFields) =>
  lastUpdate && lastUpdateText ? { iso: lastUpdate, text: lastUpdateText } : null

/** What a document's page says of itself in its head. */
export const DocHead = ({ doc: { title, description, path, draft, unlisted } }: { doc: DocFields }) => (
  <PageHead title={title} description={description} path={path} hidden={draft || unlisted} />
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
