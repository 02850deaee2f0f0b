import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../../components/head/PageHead'
import { PageTitle } from '../../components/page/PageTitle'
import { SectionCards } from '../../components/home/SectionCards'
import { VersionMenu } from '../../components/page/VersionMenu'
import { SiteLink } from '../../components/ui/SiteLink'
import { docsRoot } from '../../shared/routes'

/** The landing page of the documentation: its sections, and the version's main page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingQuery>) {
  const mainDoc = data.docsVersion?.mainDoc
  return (
    <div sx={{ maxWidth: 'wide', mx: 'auto', px: [3, 4], py: 5 }}>
      <PageTitle>{WORDS.landing.title}</PageTitle>
      <p sx={{ color: 'muted', mt: 0, mb: 4 }}>{WORDS.landing.intro}</p>
      <VersionMenu versions={data.versions.nodes} />
      <SectionCards sections={data.sections.nodes} />
      {mainDoc && (
        <p sx={{ mt: 4 }}>
          {WORDS.landing.mainPage.join(
            <SiteLink key="page" to={mainDoc.path} sx={{ color: 'accent' }}>
              {mainDoc.title}
            </SiteLink>,
          )}
        </p>
      )}
    </div>
  )
}

export const Head = () => (
  <PageHead title={WORDS.landing.title} description={WORDS.landing.description} path={docsRoot} />
)

export const query = graphql`
  query DocsLanding {
    docsVersion(isLast: { eq: true }) {
      mainDoc {
        title
        path
      }
    }
    versions: allDocsVersion(sort: { name: ASC }) {
      nodes {
        name
        label
        isLast
        path
      }
    }
    sections: allDoc(filter: { kind: { eq: "section" } }, sort: { path: ASC }) {
      ...SectionList
    }
  }
`
