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

/** Gatsby's own generator tag gives way to ours. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isGatsbyGenerator(node)))
}

const isGatsbyGenerator = (node: ReactNode) =>
  isValidElement<{ name?: string; content?: string }>(node) &&
  node.props.name === 'generator' &&
  /^Gatsby/.test(node.props.content ?? '')
