import { graphql, Link, type HeadProps, type PageProps } from 'gatsby'
import { Card, Cards } from '../components/content/Cards'
import { PageHead } from '../components/layout/PageHead'
import { SectionCards } from '../components/layout/SectionCards'
import { useSite } from '../hooks/use-site'

/** The home page: what the network is, where each kind of reader starts, and the sections. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { tagline, description } = useSite()
  const { what, build, run } = data
  return (
    <div sx={{ maxWidth: 1080, mx: 'auto', px: [3, 4], py: [4, 5] }}>
      <h1
        sx={{
          fontSize: [5, 6],
          lineHeight: 'heading',
          letterSpacing: '-0.025em',
          color: 'heading',
          m: 0,
          textWrap: 'balance',
        }}
      >
        {tagline}
      </h1>
      <p sx={{ fontSize: 3, color: 'muted', maxWidth: '38em', mt: 3, mb: 4 }}>{description}</p>
      <h2 sx={{ fontSize: 4, color: 'heading', mt: 5, mb: 3 }}>Where to start</h2>
      <Cards>
        {what && (
          <Card title="You want to know what it is" href={what.path}>
            {what.description}
          </Card>
        )}
        {build && (
          <Card title="You build applications" href={build.path}>
            {build.description}
          </Card>
        )}
        {run && (
          <Card title="You run a node" href={run.path}>
            {run.description}
          </Card>
        )}
      </Cards>
      <h2 sx={{ fontSize: 4, color: 'heading', mt: 5, mb: 3 }}>All sections</h2>
      <SectionCards sections={data.sections.nodes} />
      <p sx={{ mt: 4 }}>
        <Link to="/docs/" sx={{ color: 'accent' }}>
          All documentation
        </Link>
      </p>
    </div>
  )
}

export const Head = ({ location }: HeadProps) => <PageHead path={location.pathname} />

export const query = graphql`
  query HomePage {
    what: doc(docId: { eq: "discover/what-is-product" }) {
      path
      description
    }
    build: doc(docId: { eq: "build/applications/running-applications" }) {
      path
      description
    }
    run: doc(docId: { eq: "run-node/quick-start" }) {
      path
      description
    }
    sections: allDoc(filter: { kind: { eq: "section" } }) {
      ...SectionList
    }
  }
`
