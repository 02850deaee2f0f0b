import { graphql, type PageProps } from 'gatsby'
import { Hero } from '../components/home/Hero'
import { HeroArtwork } from '../components/home/HeroArtwork'
import { ReaderCard } from '../components/home/ReaderCard'
import { PageHead } from '../components/head/PageHead'
import { entryStyle } from '../components/ui/entry-style'
import { Icon } from '../components/ui/Icon'
import { ArrowRight } from '../components/ui/icons'
import { SiteLink } from '../components/ui/SiteLink'
import { mirrored } from '../gatsby-plugin-theme-ui/direction'
import { headingSizes } from '../gatsby-plugin-theme-ui/heading-sizes'
import { useSite } from '../hooks/use-site'
import { belowTablet } from '../gatsby-plugin-theme-ui/screens'

const onPhone = `@media ${belowTablet}`

/** A phone shows the ways in before the picture. */
const pageStyle = {
  px: [3, 4],
  [onPhone]: { display: 'flex', flexDirection: 'column' as const },
}

const headingStyle = {
  fontSize: headingSizes.section,
  color: 'heading',
  letterSpacing: 'heading',
  mt: 5,
  mb: 3,
}

/** The home page: what the site is about, where each kind of reader starts, and the way to all pages. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { tagline, description } = useSite()
  const { what, build, run } = data
  return (
    <div sx={pageStyle}>
      <Hero
        title={tagline}
        summary={description}
        action={what && { label: WORDS.home.begin.join(what.title), path: what.path }}
        artwork={<HeroArtwork data={data} />}
      />
      <h2 sx={headingStyle}>{WORDS.home.whereToStart}</h2>
      <ul
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 3,
          [onPhone]: { gridTemplateColumns: '1fr', gap: 2 },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {what && <ReaderCard section="discover" title={WORDS.home.curious} page={what} />}
        {build && <ReaderCard section="build" title={WORDS.home.builds} page={build} />}
        {run && <ReaderCard section="run" title={WORDS.home.runs} page={run} />}
      </ul>
      <p sx={{ mt: [3, 4], mb: 0 }}>
        <SiteLink to="/docs/" sx={entryStyle}>
          {WORDS.home.allDocs}
          <Icon
            node={ArrowRight}
            size={15}
            sx={{ ...mirrored, marginInlineStart: 2, verticalAlign: '-2px' }}
          />
        </SiteLink>
      </p>
    </div>
  )
}

export const Head = () => <PageHead path="/" />

export const query = graphql`
  query HomePage {
    ...HeroArtwork
    what: doc(docId: { eq: "discover/what-is-product" }) {
      path
      title
      description
    }
    build: doc(docId: { eq: "build/q-service-apis" }) {
      path
      title
      description
    }
    run: doc(docId: { eq: "run-node/quick-start" }) {
      path
      title
      description
    }
  }
`
