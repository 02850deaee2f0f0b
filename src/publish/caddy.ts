import { contentType, endings } from './content-types'
import { caching, hostFiles, immutableFolder, innermostFirst, notFoundPage } from './host-files'
import { literally } from '../shared/literally'
import type { ServedSite } from './served-site'

/** What an operator says of a server. */
export interface CaddyServer {
  /** The site's address: with a host's name, Caddy gets a certificate by itself. ":8080" is a port. */
  address: string
  /** Folder below which the site's path leads to its files: /srv/docs for "/", /srv for "/docs/". */
  root: string
  /** Folder as `root` is, of the version before: open tabs still ask for its files that never change. */
  previous?: string
}

/** A value as Caddy reads it; "{" would begin a placeholder, and nothing of ours has one. */
function quoted(value: string): string {
  if (/["{\\\n]/.test(value)) throw new Error(`Caddy can't take ${JSON.stringify(value)} as a value.`)
  return `"${value}"`
}

/** Types that Caddy's system may lack or send otherwise. */
const types = endings.map((ending) => [ending, contentType(`x.${ending}`)] as const)

/**
 * A Caddyfile for the site. Pages answer at addresses that end with a slash alone: "/docs/x", "/docs/x.html" and
 * "/docs/x/index.html" lead to "/docs/x/".
 * @throws when a header or a redirect holds what Caddy would not take as text
 */
export function caddyConfig(site: ServedSite & CaddyServer): string {
  const { address, root, previous, basePath, editions = [], headers, redirects } = site
  const folders = innermostFirst(editions)
  const immutable = ['', ...folders].map((folder) => `${basePath}${folder}${immutableFolder}*`)
  const within = (path: string) => basePath + path.slice(1)
  const all = { ...headers, 'Cache-Control': caching.revalidate }
  const header = ([name, value]: [string, string]) => `    header ${name} ${quoted(value)}\n`
  return `# Made by "npm run config:caddy" from the built site; don't edit.
${address} {
  route {
    root * ${quoted(root)}
    @hidden path ${hostFiles.map((name) => basePath + name).join(' ')}
    error @hidden 404
${basePath === '/' ? '' : besideSite(basePath)}${previous ? previousRoot(immutable, previous) : ''}    encode zstd gzip
    header -Server
${Object.entries(all).map(header).join('')}${immutable.map((path) => `    header ${path} Cache-Control ${quoted(caching.immutable)}\n`).join('')}${types.map(typeRule).join('')}    map {path} {moved} {
${redirects.map(({ from, to }) => `      ${quoted(within(from))} ${quoted(encodeURI(within(to)))}\n`).join('')}      default ""
    }
    @moved expression {moved} != ""
    route @moved {
      rewrite * {moved}
      redir * {uri} permanent
    }
    @slashless {
      not path */
      file {path}/index.html
    }
    route @slashless {
      rewrite * {path}/
      redir * {uri} permanent
    }
    @ending path_regexp ending ^(|.*?[^/])(/index)?\\.html$
    route @ending {
      @page file {re.ending.1}/index.html
      route @page {
        rewrite * {re.ending.1}/
        redir * {uri} permanent
      }
    }
    file_server
  }

  handle_errors {
    root * ${quoted(root)}
    header Content-Type "text/html; charset=utf-8"
    header Cache-Control ${quoted(caching.revalidate)}
${missingMap(basePath, folders)}    rewrite * {missing}
    file_server
  }
}
`
}

/** What stands in the folder beside the site's is not this server's to show. */
const besideSite = (basePath: string) => `    @beside not path ${basePath.slice(0, -1)} ${basePath}*
    error @beside 404
`

const typeRule = ([ending, type]: readonly [string, string]) => `    @${ending} path *.${ending}
    header @${ending} Content-Type ${quoted(type)}
`

/** The page that answers for a missing address: that of its language and version. */
const missingMap = (basePath: string, folders: readonly string[]) => `    map {path} {missing} {
${folders.map((folder) => `      ~^${literally(basePath + folder)} ${quoted(basePath + folder + notFoundPage)}\n`).join('')}      default ${quoted(basePath + notFoundPage)}
    }
`

/** What never changes at its address, and is gone from this version, is that of the version before. */
const previousRoot = (immutable: readonly string[], previous: string) => `    @previous {
      path ${immutable.join(' ')}
      not file
    }
    root @previous ${quoted(previous)}
`
