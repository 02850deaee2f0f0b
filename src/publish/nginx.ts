import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../shared/site'
import { endings, mediaType } from './content-types'
import { caching, immutableFolder, parseHeadersFile } from './host-files'

interface Server {
  /** What `listen` says: a port, or an address with one. */
  listen: string
  /** Folder below which the site's path leads to its files: /srv/docs for "/", /srv for "/docs/". */
  root: string
}

interface ServedSite extends Server {
  /** Path under which the site is served, with both slashes. */
  basePath: string
  /** The headers of every answer. */
  headers: Record<string, string>
  redirects: readonly Redirect[]
}

/** The configuration for the site that was built into a folder: its path, headers and redirects stand there. */
export function nginxConfigFor(folder: string, server: Server): string {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const [everywhere] = parseHeadersFile(read('_headers'))
  const redirects = JSON.parse(read('redirects.json')) as Redirect[]
  return nginxConfig({ ...server, basePath: everywhere!.prefix, headers: everywhere!.headers, redirects })
}

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

/**
 * The configuration of a server of the site, to be included where nginx expects `server`. Pages answer at addresses
 * that end with a slash alone: "/docs/x", "/docs/x.html" and "/docs/x/index.html" lead to "/docs/x/".
 * @throws when a header or a redirect holds what nginx would not take as text
 */
export function nginxConfig({ listen, root, basePath, headers, redirects }: ServedSite): string {
  const within = (path: string) => basePath + path.slice(1)
  const moved = redirects.map(({ from, to }) => [within(from), encodeURI(within(to))])
  return `# Made by "npm run config:nginx" from the built site; don't edit.
map $uri $docs_caching {
  default ${quoted(caching.revalidate)};
  ~^${basePath}${immutableFolder} ${quoted(caching.immutable)};
}

server {
  listen ${listen};
  root ${quoted(root)};
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

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}  add_header Cache-Control $docs_caching always;
  error_page 404 ${basePath}404.html;

  if (-f $request_filename/index.html) {
    rewrite ^(.*[^/])$ $1/ permanent;
  }

  location / {
    try_files $uri $uri/index.html =404;
  }
  location = ${basePath}404.html {
  }
${moved.map(([from, to]) => redirectRule(from!, to!)).join('')}  location ~ ^(?<page>.*?)(/index)?\\.html$ {
    if (-f $document_root$page/index.html) {
      rewrite ^(.*?)(/index)?\\.html$ $1/ permanent;
    }
    try_files $uri =404;
  }
}
`
}

const redirectRule = (from: string, to: string) => `  location = ${quoted(from)} {
    return 301 ${quoted(to).slice(0, -1)}$is_args$args";
  }
`
