import { graphql, navigate, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { HeroArtwork } from '../components/home/HeroArtwork'
import { heroTextWidth } from '../components/home/hero-text-width'
import { meantAddress } from '../components/not-found/meant-address'
import { PageLinks } from '../components/not-found/PageLinks'
import { ReportLink } from '../components/not-found/ReportLink'
import { useNearestPages } from '../components/not-found/use-nearest-pages'
import { WaysOn } from '../components/not-found/WaysOn'
import { PageHead } from '../components/head/PageHead'
import { PageTitle } from '../components/page/PageTitle'
import { sitePath } from '../browser/site-path'
import { useSidebars } from '../hooks/use-sidebars'
import { fixedPages } from '../shared/routes'

/**
 * Where no page is. A path that only ends otherwise (".html", "index.html", other case), or that a program has spoiled,
 * is led to its page; that a host has not done it is no reason to fail. For any other path it names the pages that are nearest to it. The list of
 * all pages is data of this page alone.
 */
export default function NotFoundPage({ location, data }: PageProps<Queries.NotFoundQuery>) {
  const sidebars = useSidebars()
  const pages = [...data.docs.nodes, ...data.categories.nodes]
  const [meant, ...similar] = useNearestPages(pages.filter((page) => !('unlisted' in page && page.unlisted)))
  const known = [...fixedPages, ...pages.map(({ path }) => path)]
  const rest = location.search + location.hash
  const pathname = sitePath(location.pathname)
  const moved = meantAddress(pathname, known, rest)
  useEffect(() => {
    if (moved && moved !== pathname + rest) void navigate(moved, { replace: true })
  }, [moved, pathname, rest])
  return (
    <div
      sx={{
        position: 'relative',
        isolation: 'isolate',
        px: [3, 4],
        py: [4, 5],
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        alignContent: 'start',
        // On a phone the footer begins below the window: it stays there when the pages with a similar name come.
        minHeight: ['calc(100vh - var(--navbar-height))', '30rem'],
        '& > div': { maxWidth: ['none', heroTextWidth] },
      }}
    >
      <div>
        <PageTitle>{WORDS.notFound.title}</PageTitle>
        <p sx={{ variant: 'text.lead', my: 0 }}>{WORDS.notFound.text}</p>
        <WaysOn meant={meant} />
        {data.siteSettings && <ReportLink editUrl={data.siteSettings.editUrl} />}
      </div>
      {/* The bar of a desktop has the sections. */}
      <div sx={boxStyle}>
        <PageLinks
          title={WORDS.notFound.sections}
          inColumns
          pages={sidebars.map(({ label, rootPath }) => ({ title: label, path: rootPath }))}
        />
        {/* Known once scripts have come: what a reader has in sight by then stays where it is. */}
        {similar.length > 0 && <PageLinks title={WORDS.notFound.similar} pages={similar} />}
      </div>
      <div sx={{ '&&': { maxWidth: 'none' }, display: ['none', 'contents'] }}>
        <HeroArtwork data={data} frameRate={0} />
      </div>
    </div>
  )
}

const boxStyle = {
  p: [3, 4],
  borderRadius: 3,
  bg: 'surface',
  '& > section ~ section': { mt: [4, 0] },
  '& > section:first-of-type, &:not(:has(> section ~ section))': { display: ['block', 'none'] },
}

export const Head = () => <PageHead title={WORDS.notFound.title} path="/404.html" hidden />

export const query = graphql`
  query NotFound {
    ...HeroArtwork
    siteSettings {
      editUrl
    }
    docs: allDoc(sort: { path: ASC }) {
      nodes {
        title
        path
        unlisted
      }
    }
    categories: allCategory(sort: { path: ASC }) {
      nodes {
        title: label
        path
      }
    }
  }
`
