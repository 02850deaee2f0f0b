import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { finishSite } from '../../src/node/gatsby/finish-site'
import { samplePages } from '../browser/site'

/** Pages that tests open: a section as a whole, and what they go to from there. */
const { home, landing, section, doc, category, notFound, ...others } = samplePages
const opened = [
  ...[home, landing, section, doc, category, notFound],
  ...['', 'overview/', 'consensus/', 'data-structures/'].map((name) => `/docs/protocol/${name}`),
  '/docs/discover/FAQ/',
]

/** One page of each other template, and an address that a page had before. */
const beside = [...Object.values(others), '/docs/blockchain-users/FAQ/']

/** What all pages need. Source maps, and the texts that the search shows beside its results, are nothing to them. */
const common = ['*', 'page-data/*.json', 'page-data/{404,404.html,sq}/**', 'static/**']
const needless = ['static/**/*.map', 'static/{page-data,answers,search}/**', 'webpack.stats.json']

/** The file of a page, below the site's folder. */
const htmlOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route).slice(1)
/** Its data: what a link to it loads ahead. */
const dataOf = (route: string) => `page-data${route === '/' ? '/index/' : route}page-data.json`
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, to]) => to!)

/**
 * A built site with a dozen and a half of its pages: quick to copy and to upload. Those that tests open have all that
 * they load, the data of the pages that they link to among it, which browsers fetch ahead while a link is in sight.
 * @param from the built site
 * @param to a folder that does not exist yet
 */
export async function makeSmallSite(from: string, to: string) {
  const links = opened.flatMap((route) => linksOf(readFileSync(path.join(from, htmlOf(route)), 'utf8')))
  const data = [...opened, ...beside, ...links]
    .map(dataOf)
    .filter((file) => existsSync(path.join(from, file)))
  const files = new Set([
    ...globSync(common, { cwd: from, ignore: needless }),
    ...[...opened, ...beside].map(htmlOf),
    ...data,
  ])
  for (const file of files) cpSync(path.join(from, file), path.join(to, file))
  await finishSite(to, '/')
}
