import { withPrefix, type GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { GlobalStyles } from './src/components/head/GlobalStyles'
import { wrapPage } from './src/components/site/wrap-page'
import { colors } from './src/gatsby-plugin-theme-ui/colors'
import { preloadedFont } from './src/fonts/faces'
import { keyboardClass } from './src/browser/keyboard'
import { settings } from './src/site/edition'
import { machineHead } from './src/components/head/machine-head'

/** The scripts in the head of every page, and in that of the home page: webpack writes them here, see src/node/gatsby/head-script.ts. */
declare const HEAD_SCRIPT: string
declare const HOME_PAGE_SCRIPT: string

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, setHtmlAttributes, setBodyAttributes, setHeadComponents } = args
  // A build for another path is a preview, which search engines are asked to leave out.
  const isPreview = withPrefix('/') !== settings.baseUrl
  const { htmlLang, direction } = settings.locale
  setHtmlAttributes({ lang: htmlLang, dir: direction, 'data-has-hydrated': 'false' } as Record<
    string,
    string
  >)
  setBodyAttributes({ className: keyboardClass })
  setHeadComponents([
    <GlobalStyles key="styles" />,
    <link
      key="font"
      rel="preload"
      href={preloadedFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // Browsers that can't show it ask for /favicon.ico by themselves; named here, some would load both.
    <link key="icon" rel="icon" href={withPrefix(settings.favicon)} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/site.webmanifest')} />,
    isPreview && <meta key="preview" name="robots" content="noindex, nofollow" />,
    themeColor('light', colors.background),
    themeColor('dark', colors.modes.dark.background),
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    pathname === '/' && (
      <script
        key="base-url-banner"
        data-base-url={withPrefix('/')}
        dangerouslySetInnerHTML={{ __html: HOME_PAGE_SCRIPT }}
      />
    ),
    ...machineHead(args),
  ])
}

/** The browser's own bars continue the navbar. */
const themeColor = (scheme: string, color: string) => (
  <meta
    key={`theme-${scheme}`}
    name="theme-color"
    data-mode={scheme}
    media={`(prefers-color-scheme: ${scheme})`}
    content={color}
  />
)

/**
 * What Gatsby and its plugins add to every head and no page needs: a second generator tag, the copy of the global
 * styles that the Head API makes, and the style and script of an image component that is not used.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const nodes = getHeadComponents().filter(
    (node) => !isGatsbyGenerator(node) && !isHeadStyle(node) && !isImageStyle(node),
  )
  // Components' styles stand behind those of the whole page, and so have precedence over them.
  replaceHeadComponents([...nodes.filter((node) => !isSheet(node)), ...nodes.filter(isSheet)])
}

interface HeadNodeProps {
  name?: string
  content?: string
  'data-emotion'?: string
  /** The file of a sheet that stands in the page. */
  'data-href'?: string
  'data-gatsby-head'?: boolean
}

const isGatsbyGenerator = (node: ReactNode) =>
  isValidElement<HeadNodeProps>(node) &&
  node.props.name === 'generator' &&
  /^Gatsby/.test(node.props.content ?? '')

const isHeadStyle = (node: ReactNode) =>
  isValidElement<HeadNodeProps>(node) && Boolean(node.props['data-emotion'] && node.props['data-gatsby-head'])

const isSheet = (node: ReactNode) => isValidElement<HeadNodeProps>(node) && Boolean(node.props['data-href'])

const isImageStyle = (node: ReactNode) =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style')
