import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../../components/head/PageHead'
import { PageTitle } from '../../components/page/PageTitle'
import { SectionMap } from '../../components/home/SectionMap'
import { SiteLink } from '../../components/ui/SiteLink'
import { usePreferredVersion } from '../../hooks/use-preferred-version'
import { docsRoot } from '../../shared/routes'

/** The landing page of the documentation: where a program begins, and the map of all pages. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingQuery>) {
  // A version that is gone is forgotten, on a site that has but one, too.
  usePreferredVersion('default', data.versions.nodes)
  const mainDoc = data.docsVersion?.mainDoc
  return (
    <div sx={{ px: [3, 4], py: [4, 5] }}>
      <PageTitle>{WORDS.landing.title}</PageTitle>
      <p sx={{ variant: 'text.lead', mt: 0, mb: 2 }}>{WORDS.landing.intro}</p>
      {mainDoc && (
        <p sx={{ mt: 0, mb: 4 }}>
          {WORDS.landing.mainPage.join(
            <SiteLink key="page" to={mainDoc.path} sx={{ color: 'accent' }}>
              {mainDoc.title}
            </SiteLink>,
          )}
        </p>
      )}
      <SectionMap sections={data.sections.nodes} />
    </div>
  )
}

export const Head = () => (
  <PageHead title={WORDS.landing.title} description={WORDS.landing.description} path={docsRoot} />
)

export const query = graphql`
  query DocsLanding {
    docsVersion {
      mainDoc {
        title
        path
      }
    }
    versions: allDocsVersion(sort: { name: ASC }) {
      nodes {
        name
        isLast
      }
    }
    sections: allDoc(filter: { kind: { eq: "section" } }, sort: { path: ASC }) {
      ...SectionList
    }
  }
`
