import { graphql, Link, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../../components/layout/PageHead'
import { PageTitle } from '../../components/layout/PageTitle'
import { SectionCards } from '../../components/layout/SectionCards'

const title = 'Documentation'

/** The landing page of the documentation: its sections, and the version's main page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingQuery>) {
  const mainDoc = data.docsVersion?.mainDoc
  return (
    <div sx={{ maxWidth: 1080, mx: 'auto', px: [3, 4], py: 5 }}>
      <PageTitle>{title}</PageTitle>
      <p sx={{ color: 'muted', mt: 0, mb: 4 }}>Six sections, each with a path through its pages.</p>
      <SectionCards sections={data.sections.nodes} />
      {mainDoc && (
        <p sx={{ mt: 4 }}>
          To begin with a program of your own, read{' '}
          <Link to={mainDoc.path} sx={{ color: 'accent' }}>
            {mainDoc.title}
          </Link>
          .
        </p>
      )}
    </div>
  )
}

export const Head = ({ location }: HeadProps) => (
  <PageHead
    title={title}
    description="The sections of the documentation: discover the network, learn how it works, build on it, its protocol, running a node, the APIs."
    path={location.pathname}
  />
)

export const query = graphql`
  query DocsLanding {
    docsVersion(isLast: { eq: true }) {
      mainDoc {
        title
        path
      }
    }
    sections: allDoc(filter: { kind: { eq: "section" } }) {
      ...SectionList
    }
  }
`
