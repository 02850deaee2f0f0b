import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack'
import { catalogueOf } from '../../locale/catalogues'
import type { BuiltSite } from '../../shared/built-site'
import { mark, markShapes } from '../../site/mark'
import { generator } from '../../site/generator'
import type { SiteEditions } from '../../shared/page-editions'
import { edition, editionLinks, editions, settings } from '../../site/edition'
import { isSameVersion } from '../../site/editions'
import type { ResolvedSettings } from '../model/settings'
import { immutableFolder } from '../../publish/host-files'
import { headScript, homePageScript } from './head-script'
import { compiledAhead, minimizersOf } from './minify'
import { quietEmotion, withoutGatsbysLint } from './develop'
import { countNamedFiles } from './named-files'
import { gatsbyPatches } from './patches/gatsby-patches'
import { withoutPrefixes } from './patches/packages'
import { drawWithPreact, headsAsTheyAre } from './preact'
import { compileForDevelopment, compileWithEsbuild } from './transpile'
import { wordDefinitions } from './words'

/**
 * Left out of the browser's bundle: gatsby-script (third-party scripts, and Partytown for them in workers), what
 * Emotion's withTheme copies statics with, and what the router tells mistakes in routes with.
 */
const unused = ['gatsby-script', '@builder.io/partytown/integration', 'hoist-non-react-statics', 'invariant']

/** What the code that makes the HTML knows of the site: see src/components/head/. */
function builtSite({ getNodesByType }: CreateWebpackConfigArgs): BuiltSite | null {
  const [settings] = getNodesByType('SiteSettings') as unknown as ResolvedSettings[]
  if (!settings) return null
  const { title, description, url, socialCard, locale, footer } = settings
  return {
    title,
    description,
    url,
    socialCard,
    locale: locale.name,
    language: locale.htmlLang,
    licenseUrl: footer.license.url,
    generator,
    languages: languagesAt(url),
  }
}

/** The languages of this version, the default one first, with the addresses of their sites. */
const languagesAt = (url: string): BuiltSite['languages'] =>
  editions
    .filter((other) => isSameVersion(other, edition))
    .map(({ name, path, locale }) => ({
      name,
      language: locale.htmlLang,
      url: url.slice(0, url.length - edition.path.length) + path,
    }))

/** Whether the site has several languages or versions. */
const hasEditions = editions.length > 1
/** What its code knows of them then. */
const siteEditions: SiteEditions = { own: edition.name, all: editionLinks }

/** What is of use only where there are several; elsewhere the bundle goes without. */
const editionParts = /\/components\/editions\/[\w-]+\.tsx?$/

/**
 * Replaced by less: Gatsby's Link is not used, nor its way to scroll, React no longer looks at prop types, and the
 * browser reads FlexSearch's indexes without its import (src/search/fields.ts).
 */
const replaced = {
  flexsearch$: path.resolve('node_modules/flexsearch/dist/flexsearch.light.js'),
  'gatsby-link$': path.resolve('src/node/gatsby/replaced/gatsby-link.ts'),
  'gatsby-react-router-scroll$': path.resolve('src/node/gatsby/replaced/gatsby-react-router-scroll.ts'),
  'prop-types$': path.resolve('src/node/gatsby/replaced/prop-types.ts'),
}

/** Gatsby's own modules without a use here: its service worker, and Partytown in the dev server. */
const idle = /(register-service-worker|internal-plugins\/partytown\/gatsby-browser)(\.js)?$/

/** The site's components: their styles become classes of the site's sheet, so nothing is left for Theme UI's own JSX to do. */
const stylesAsClasses: RuleSetRule = {
  test: /\.tsx$/,
  include: path.resolve('src'),
  enforce: 'pre',
  loader: path.resolve('src/node/styles/style-loader.ts'),
}

/**
 * Fonts stay files, however small: Gatsby writes those below 10 KB into each page, where browsers can't keep them.
 * @throws where Gatsby's rule for fonts is not found any more
 */
function keepFontsApart(config: Configuration) {
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test('font.woff2'))
  const loader = Array.isArray(rule?.use) ? (rule.use[0] as { options?: object } | undefined) : undefined
  if (!loader?.options)
    throw new Error(
      'Gatsby’s webpack rule for fonts has changed: adapt keepFontsApart in src/node/gatsby/webpack.ts.',
    )
  Object.assign(loader.options, { limit: 0 })
}

/**
 * Names of the bundle's files. Every page has a list of them, so the hash is as short as tells one version of a file from
 * another.
 */
const fileNames = `${immutableFolder}[name]-[contenthash:6]`

/**
 * A part of the site that is loaded when it is wanted has a sheet of its own; Gatsby would write all of them into each page.
 * Which of an element's two classes has precedence is said by their rules, not by the order of sheets (src/node/styles).
 * @throws where Gatsby no longer makes sheets in the way that this knows
 */
function splitSheets({ plugins = [], optimization }: Configuration) {
  const sheets = plugins.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin') as
    { options?: object } | undefined
  const groups = (
    optimization?.splitChunks as { cacheGroups?: Record<string, { name?: unknown }> } | undefined
  )?.cacheGroups
  if (!sheets?.options || !groups?.styles || !groups.shared)
    throw new Error(
      'Gatsby makes style sheets in another way now: adapt splitSheets in src/node/gatsby/webpack.ts.',
    )
  delete groups.styles
  // What parts share is a file named by its number: Gatsby's name is 40 characters long, in the list that every page has.
  delete groups.shared.name
  const filename = `${fileNames}.css`
  Object.assign(sheets.options, { ignoreOrder: true, filename, chunkFilename: filename })
}

/**
 * What some templates share is a file of its own only from this size on, in bytes before it is minified: pages compress
 * better in few files. With webpack's 20,000 the frame of pages was one, and each page 0.8 KB heavier.
 */
const leastShared = 28_000

/** Names that webpack replaces by values while it bundles: words, drawings, and what is known of the site. */
function definitionsOf(args: CreateWebpackConfigArgs): Record<string, string> {
  return {
    ...wordDefinitions(catalogueOf(settings.locale.name)),
    // Drawn by the build, so that browsers get the drawing and no code for it.
    'MARK.box': String(mark.box),
    'MARK.shapes': `({__html:${JSON.stringify(markShapes())}})`,
    HAS_EDITIONS: String(hasEditions),
    SITE_EDITIONS: `(${JSON.stringify(siteEditions)})`,
    ...(args.stage.endsWith('-html') && {
      BUILT_SITE: `(${JSON.stringify(builtSite(args))})`,
      HEAD_SCRIPT: JSON.stringify(headScript()),
      HOME_PAGE_SCRIPT: JSON.stringify(homePageScript()),
    }),
  }
}

/** What Gatsby says of the files of the browser's bundle, once that is written; it makes that before the code for the HTML. */
const fileList = 'public/webpack.stats.json'

/**
 * The browser's bundle goes without what no page uses. Its files stand in the folder that a host may let browsers keep
 * for ever; those of earlier builds go.
 */
export function configureBundle(args: CreateWebpackConfigArgs) {
  const { stage, actions, getConfig, plugins } = args
  const gatsbys = (getConfig as () => Configuration)()
  keepFontsApart(gatsbys)
  // Source maps of the build would be read by nobody, and take a tenth of its time.
  if (stage.startsWith('build-')) {
    compileWithEsbuild(gatsbys)
    actions.setWebpackConfig({
      devtool: false,
      module: { rules: [withoutPrefixes, stylesAsClasses, headsAsTheyAre] },
    })
    actions.replaceWebpackConfig(drawWithPreact((getConfig as () => Configuration)()))
  } else {
    compileForDevelopment(gatsbys, stage)
    actions.setWebpackConfig({ resolve: { alias: quietEmotion(stage) } })
    if (stage === 'develop')
      actions.replaceWebpackConfig(withoutGatsbysLint((getConfig as () => Configuration)()))
  }
  const { define, normalModuleReplacement } = plugins as unknown as {
    define: (names: object) => WebpackPluginInstance
    normalModuleReplacement: (request: RegExp, module: string) => WebpackPluginInstance
  }
  const nothing = path.resolve('src/node/gatsby/replaced/nothing.ts')
  actions.setWebpackConfig({
    plugins: [
      define(definitionsOf(args)),
      ...(hasEditions ? [] : [normalModuleReplacement(editionParts, nothing)]),
      ...(stage === 'build-html' ? [countNamedFiles(() => readFileSync(fileList, 'utf8'))] : []),
    ],
  })
  if (stage !== 'build-javascript') return
  const alias = { ...Object.fromEntries(unused.map((name) => [name, false])), ...replaced }
  actions.setWebpackConfig({
    resolve: { alias },
    module: { rules: gatsbyPatches },
    plugins: [normalModuleReplacement(idle, nothing), compiledAhead],
  })
  // Only a replaced configuration may say where the output goes.
  const config = (getConfig as () => Configuration)()
  const filename = `${fileNames}.js`
  const isScript = new RegExp(`^${immutableFolder}[^/]+\\.(css|js(\\.LICENSE\\.txt)?)$`)
  splitSheets(config)
  Object.assign(config.optimization!.splitChunks!, { minSize: leastShared })
  const clean = { keep: (file: string) => !isScript.test(file) }
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename, chunkFilename: filename, clean },
    optimization: { ...config.optimization, minimizer: minimizersOf(config) },
  })
}
