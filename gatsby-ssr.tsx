import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { beforePaintScript } from './src/components/layout/before-paint'
import { wrapPage } from './src/components/layout/wrap-page'
import { settings } from './src/site/settings'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  const { htmlLang, direction } = settings.locale
  setHtmlAttributes({ lang: htmlLang, dir: direction, 'data-has-hydrated': 'false' } as Record<
    string,
    string
  >)
  setHeadComponents([
    <link key="icon" rel="icon" href={settings.favicon} type="image/svg+xml" />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript(settings.colorMode) }} />,
  ])
}

/** Gatsby's own generator tag gives way to ours; so does the copy of the global styles that its Head API makes. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isGatsbyGenerator(node) && !isHeadStyle(node)))
}

interface HeadNodeProps {
  name?: string
  content?: string
  'data-emotion'?: string
  'data-gatsby-head'?: boolean
}

const isGatsbyGenerator = (node: ReactNode) =>
  isValidElement<HeadNodeProps>(node) &&
  node.props.name === 'generator' &&
  /^Gatsby/.test(node.props.content ?? '')

const isHeadStyle = (node: ReactNode) =>
  isValidElement<HeadNodeProps>(node) && Boolean(node.props['data-emotion'] && node.props['data-gatsby-head'])
