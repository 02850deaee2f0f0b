import { endings, mediaType } from './content-types'
import { caching, hostFiles, immutableFolder, innermostFirst, notFoundPage } from './host-files'
import { literally } from '../shared/literally'
import { readServedSite, type ServedSite } from './served-site'
import { sha256 } from './sha256'

/** What an operator says of a server. */
export interface Server {
  /** What `listen` says: a port, of IPv4 and IPv6, or an address with one, which is that alone. */
  listen: string
  /** Folder below which the site's path leads to its files: /srv/docs for "/", /srv for "/docs/". */
  root: string
  /** The host's name; without one the server answers for all names that no other has. */
  name?: string
  /** Files of the certificate and its key: all is served by TLS and HTTP/2 then, and http:// leads there. */
  tls?: { certificate: string; key: string }
  /** Folder as `root` is, of the version before: open tabs still ask for its files that never change. */
  previous?: string
  /** Whether nginx has the module for brotli. */
  brotli?: boolean
  /** The version of nginx, as "nginx -v" says it: "1.26.2". */
  version?: string
}

/** The configuration for the site that was built into a folder: its path, headers and redirects stand there. */
export const nginxConfigFor = (folder: string, server: Server): string =>
  nginxConfig({ ...server, ...readServedSite(folder) })

/** A value as nginx reads it; "$" would begin a variable, and nothing of ours has one. */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx can't take ${JSON.stringify(value)} as a value.`)
  return `"${value}"`
}

/** The types of all files, for Debian's list lacks some and has an old name for scripts. */
const types = endings.map((ending) => [mediaType(`x.${ending}`), ending] as const)
const textTypes = [...new Set(types.map(([type]) => type))].filter((type) => /^text\/|json$|xml$/.test(type))
// nginx does both to HTML by itself, and complains when told to.
const compressed = textTypes.filter((type) => type !== 'text/html')
const withCharset = compressed.filter((type) => type.startsWith('text/'))

/** A word that no other site of the same nginx has in its variables. */
const idOf = (site: ServedSite & Server) =>
  sha256([site.name, site.listen, site.root, site.basePath].join('\0')).slice(0, 8)

/**
 * The configuration of a server of the site, to be included where nginx expects `server`. Pages answer at addresses
 * that end with a slash alone: "/docs/x", "/docs/x.html" and "/docs/x/index.html" lead to "/docs/x/".
 * @throws when a header or a redirect holds what nginx would not take as text
 */
export function nginxConfig(site: ServedSite & Server): string {
  const { root, basePath, headers, redirects, previous, tls, brotli = false } = site
  const within = (path: string) => basePath + path.slice(1)
  const moved = redirects.map(({ from, to }) => [within(from), encodeURI(within(to))])
  const { editions = [] } = site
  const folders = ['', ...innermostFirst(editions)]
  const keptFor = `$kept_for_${idOf(site)}`
  const missing = editions.length ? `$missing_${idOf(site)}` : basePath + notFoundPage
  const all = { ...headers, ...(tls && { 'Strict-Transport-Security': 'max-age=31536000' }) }
  return `# Made by "npm run config:nginx" from the built site; don't edit.
${keepingMap(keptFor, basePath, folders)}${editions.length ? missingMap(missing, basePath, folders) : ''}
${tls ? redirectServer(site) : ''}server {
${listening(site)}  root ${quoted(root)};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types ${withCharset.join(' ')};
  types {
${types.map(([type, ending]) => `    ${type} ${ending};\n`).join('')}  }
  default_type application/octet-stream;
  gzip on;
  gzip_vary on;
  gzip_types ${compressed.join(' ')};
${brotli ? `  brotli on;\n  brotli_types ${compressed.join(' ')};\n` : ''}
${Object.entries(all)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}  add_header Cache-Control ${keptFor} always;
  error_page 404 ${missing};

  if (-f $request_filename/index.html) {
    rewrite ^(.*[^/])$ $1/ permanent;
  }

  location ${basePath} {
    try_files $uri $uri/index.html =404;
  }
${basePath === '/' ? '' : besideSite(basePath)}${hostFiles.map((name) => hiddenFile(basePath + name)).join('')}${previous ? previousFiles(basePath, folders, previous) : ''}${folders.map((folder) => `  location = ${basePath}${folder}${notFoundPage} {\n  }\n`).join('')}${moved.map(([from, to]) => redirectRule(from!, to!)).join('')}  location ~ ^(?=${literally(basePath)})(?<page>|.*?[^/])(/index)?\\.html$ {
    if (-f $document_root$page/index.html) {
      rewrite ^(|.*?[^/])(/index)?\\.html$ $1/ permanent;
    }
    try_files $uri =404;
  }
}
`
}

/** What stands in the folder beside the site's is not this server's to show. */
const besideSite = (basePath: string) => `  location / {
    return 404;
  }
  location = ${basePath.slice(0, -1)} {
    return 301 ${basePath}$is_args$args;
  }
`

const hiddenFile = (path: string) => `  location = ${path} {
    return 404;
  }
`

/** How long browsers may keep what is at an address. */
const keepingMap = (variable: string, basePath: string, folders: readonly string[]) => `map $uri ${variable} {
  default ${quoted(caching.revalidate)};
${folders.map((folder) => `  ~^${literally(basePath + folder)}${immutableFolder} ${quoted(caching.immutable)};\n`).join('')}}
`

/** The page that answers for a missing address: that of its language and version. */
const missingMap = (
  variable: string,
  basePath: string,
  [, ...folders]: readonly string[],
) => `map $uri ${variable} {
  default ${quoted(basePath + notFoundPage)};
${folders.map((folder) => `  ~^${literally(basePath + folder)} ${quoted(basePath + folder + notFoundPage)};\n`).join('')}}
`

/** From this version on HTTP/2 is a directive of its own; `listen` still takes it, and nginx warns. Those before know no other form. */
const http2Directive = [1, 25, 1]

/** Whether a version of nginx is that one or a later one; one that nobody has named may be older. */
function hasHttp2Directive(version: string | undefined): boolean {
  const parts = version?.split('.').map(Number) ?? [0]
  const index = http2Directive.findIndex((least, place) => parts[place] !== least)
  return index < 0 || (parts[index] ?? 0) > http2Directive[index]!
}

/** The addresses of a port: all of IPv6, and all of IPv4, which nginx does not take for the same. */
const addressesOf = (listen: string) => (/^\d+$/.test(listen) ? [`[::]:${listen}`, listen] : [listen])

/** Where a server listens, under which name, and with which certificate. */
function listening({ listen, name, tls, version }: Server): string {
  const http2 = hasHttp2Directive(version) ? ['http2 on'] : []
  const lines = [
    ...addressesOf(listen).map((one) => `listen ${one}${tls ? ` ssl${http2.length ? '' : ' http2'}` : ''}`),
    ...(tls ? http2 : []),
    ...(name ? [`server_name ${quoted(name)}`] : []),
    ...(tls ? [`ssl_certificate ${quoted(tls.certificate)}`, `ssl_certificate_key ${quoted(tls.key)}`] : []),
    ...(tls ? ['ssl_protocols TLSv1.2 TLSv1.3', 'ssl_session_cache shared:tls:1m'] : []),
  ]
  return lines.map((line) => `  ${line};\n`).join('')
}

/** What answers without TLS, at the same address where one is named: it leads to the same place with it. */
function redirectServer({ name, listen }: Server): string {
  const port = /(?:^|:)(\d+)$/.exec(listen)?.[1]
  const withoutTls = port ? listen.replace(/\d+$/, '80') : '80'
  const lines = [
    ...addressesOf(withoutTls).map((one) => `listen ${one}`),
    ...(name ? [`server_name ${quoted(name)}`] : []),
    `return 301 https://$host${port && port !== '443' ? `:${port}` : ''}$request_uri`,
  ]
  return `server {
${lines.map((line) => `  ${line};\n`).join('')}}
`
}

/** What never changes at its address, and is gone from this version, is that of the version before. */
const previousFiles = (
  basePath: string,
  folders: readonly string[],
  previous: string,
) => `${folders.map((folder) => `  location ${basePath}${folder}${immutableFolder} {\n    try_files $uri @previous;\n  }\n`).join('')}  location @previous {
    root ${quoted(previous)};
    try_files $uri =404;
  }
`

/** The redirect of one address; the query goes along, within the quotes of the target. */
const redirectRule = (from: string, to: string) => `  location = ${quoted(from)} {
    return 301 ${quoted(to).slice(0, -1)}$is_args$args";
  }
`
