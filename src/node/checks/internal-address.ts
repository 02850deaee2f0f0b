import { posix } from 'node:path'
import { decodePart, normalizePath } from '../../shared/paths'
import { categoryRoot, docsRoot } from '../../shared/routes'
import type { Problem } from '../source/mistakes'
import { nearest } from '../source/suggest'
import { isImage } from '../source/image-sizes'
import { inContent } from '../source/file-names'
import type { Targets } from './link-targets'

/**
 * Checks an address that leads to a page of the site, or to a heading of one.
 * @param from path of the page that the link stands on
 */
export function checkInternalAddress(href: string, from: string, targets: Targets): Problem | null {
  if (href === '#')
    return { message: `The link "${href}" names no heading.`, fix: 'Write #heading, or remove the link.' }
  const [, encodedPath = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const path = decodePart(encodedPath)
  if (path && !path.startsWith('/')) return describeRelative(href, path, from, targets)
  const anchors = targets.anchors.get(path || from)
  if (!anchors) return describeMissing(href, path, targets)
  const draft = targets.drafts.get(path)
  if (draft && !targets.drafts.has(from))
    return {
      message: `The link "${href}" leads to a draft, which readers don't get to see.`,
      fix: `Remove the link, or "draft: true" from ${inContent(draft)}.`,
    }
  const anchor = decodePart(hash)
  if (!anchor || anchors.has(anchor) || targets.unread.has(path || from)) return null
  const near = nearest(anchor, anchors)
  const known = near ? `The nearest existing anchor is #${near}.` : `Anchors there: ${list(anchors)}.`
  return { message: `The link "${href}" leads to no heading of ${path || 'its own page'}.`, fix: known }
}

/** Another path with the query and the anchor that a link has. */
const withRest = (href: string, path: string) => `${path}${/[?#].*/.exec(href)?.[0] ?? ''}`

/** How to fix a link whose path alone is wrong: another path, with the query and the anchor that it has. */
export function rewrite(href: string, path: string): Pick<Problem, 'fix' | 'edit'> {
  const whole = withRest(href, path)
  return { fix: `Write ${whole}.`, edit: { from: `](${href})`, to: `](${whole})` } }
}

/** What is wrong with a link that doesn't begin at the site's root: a host without its scheme, or a file beside the page's. */
function describeRelative(href: string, path: string, from: string, { anchors }: Targets): Problem {
  const message = `The link "${href}" is not an address of the site.`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(path)) return { message, fix: `Write mailto:${path}.` }
  const bare = /^(?:\((.+)\)|["'](.+)["'])$/.exec(decodePart(href))
  const meant = bare?.[1] ?? bare?.[2]
  if (meant?.startsWith('/')) return { message, fix: `Write ${meant}.` }
  if (path.startsWith('www.')) return { message, fix: `Write https://${href}.` }
  if (path.includes('\\'))
    return {
      message: `The link "${decodePart(href)}" has backslashes.`,
      fix: 'Write slashes: /docs/section/page/.',
    }
  if (isImage(path)) return { message, fix: `Write ![What it shows](${href}) to show the picture here.` }
  const page = pageBeside(path, from, anchors)
  const fromRoot = normalizePath(`/${path}`)
  if (!page && anchors.has(fromRoot)) return { message, ...rewrite(href, fromRoot) }
  if (!page && /^(?:[\w-]+\.)+(?:com|org|net|io|dev)(?::\d+)?(?:\/|$)/i.test(path))
    return { message, fix: `Write https://${href}.` }
  return page
    ? { message, ...rewrite(href, page) }
    : { message, fix: 'Begin it with a slash: /docs/section/page/.' }
}

/** The page that a path means which is relative to the page's own file, or to its address. */
function pageBeside(path: string, from: string, anchors: Targets['anchors']): string | undefined {
  // The page's file stands one level higher than its address, unless it is the folder's own page.
  const isFile =
    /\.mdx?$/.test(path) && ![...anchors.keys()].some((known) => known !== from && known.startsWith(from))
  const plain = path.replace(/(\/|^)index\.mdx?$|\.mdx?$|\/$/, '')
  return (isFile ? ['..', '.'] : ['.', '..'])
    .map((start) => `${posix.normalize(`${from}${start}/${plain}`)}/`.replace(/\/+$/, '/'))
    .find((candidate) => anchors.has(candidate) && !(isFile && candidate === docsRoot))
}

/** The address of the page that a file most likely has: "/content/docs/guide/page.mdx". */
function pageOfFile(path: string): string | undefined {
  const [, page] = /^(?:\/content)?(\/docs\/.*?)(?:\/index)?\.mdx?$/.exec(path) ?? []
  return page && `${page}/`
}

/** What is wrong with an address that no page has. */
function describeMissing(href: string, path: string, { anchors, redirects }: Targets): Problem {
  const plain = normalizePath(path)
  const moved = redirects.get(plain)
  if (moved) return { message: `The link "${href}" leads to an old address.`, ...rewrite(href, moved) }
  const straight = posix.normalize(plain).replace(/\/index\/$/, '/')
  if (straight !== plain && anchors.has(straight))
    return { message: `The link "${href}" takes a detour.`, ...rewrite(href, straight) }
  const page = pageOfFile(path)
  if (page && anchors.has(page))
    return { message: `The link "${href}" names a file, and not the page's address.`, ...rewrite(href, page) }
  if (anchors.has(plain)) {
    const problem = plain === `${path}/` ? 'lacks the trailing slash' : 'takes a detour'
    return { message: `The link "${href}" ${problem}.`, ...rewrite(href, plain) }
  }
  if (path.startsWith(categoryRoot)) {
    const categories = [...anchors.keys()].filter((known) => known.startsWith(categoryRoot))
    return {
      message: `The link "${href}" leads to no category.`,
      fix: `Categories: ${categories.join(', ') || 'none'}.`,
    }
  }
  if (/\.\w{1,5}$/.test(path) && !path.startsWith(docsRoot))
    return {
      message: `The link "${href}" leads to no file.`,
      fix: `Put it into static/, as static${path}, or correct the name.`,
    }
  const within = [...anchors.keys()].find((known) => known.startsWith(plain))
  if (within)
    return {
      message: `The link "${href}" leads to a folder, which has no page of its own.`,
      fix: `Link to one of its pages, such as ${within}, or give it an index.mdx.`,
    }
  const near = nearest(path, anchors.keys())
  const fix = near ? `The nearest existing page is ${withRest(href, near)}.` : 'No page has a name like it.'
  return { message: `The link "${href}" leads to no page.`, fix }
}

const list = (anchors: ReadonlySet<string>) => [...anchors].map((anchor) => `#${anchor}`).join(', ') || 'none'
