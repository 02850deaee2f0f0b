import { posix } from 'node:path'
import type { ContentNode } from '../../shared/content-tree'
import { decodePart, isExternal, normalizePath } from '../../shared/paths'
import { categoryRoot, docsRoot } from '../../shared/routes'
import type { Redirect } from '../../shared/site'
import { nearest, type Fault } from '../source/faults'
import type { Page } from '../page/read-pages'
import type { Service } from '../../api-reference/model'
import type { Glossary } from '../source/glossary'
import { isImage } from '../source/image-sizes'
import { glossaryFile, inContent, settingsFile } from '../source/read-source'
import type { SiteSettings } from '../../site/settings-schema'
import type { LineInSettings } from '../source/settings-code'
import { lineOfKey } from '../source/yaml'
import { checkExternalAddress, checkScheme } from './external-address'
import type { Problem } from './problem'

/** What the addresses of links may lead to. */
export interface Targets {
  /** Every address of the site with its anchors. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages whose text can't be read: their anchors are not known, their own mistake is told. */
  unread: ReadonlySet<string>
  /** Old addresses and where they lead: a reader gets there, an author's link should not take the detour. */
  redirects: ReadonlyMap<string, string>
  /** Files of the drafts, by the address each will have: links to them are for other drafts only. */
  drafts: ReadonlyMap<string, string>
  /** The site's own address without a path: a link should not take the way out and back. */
  site: string
}

/**
 * What links may lead to.
 * @param pages all pages, drafts included
 * @param otherPaths addresses that have no anchors: listings, fixed pages, files
 * @param site the site's own address without a path
 */
export function linkTargets(
  pages: Page[],
  otherPaths: readonly string[],
  redirects: readonly Redirect[] = [],
  site = '',
): Targets {
  const anchors = new Map(otherPaths.map((path) => [path, new Set<string>()]))
  // Two pages at one route are one mistake: a link may mean either.
  for (const { path, content } of pages)
    anchors.set(path, new Set([...(anchors.get(path) ?? []), ...anchorsOf(content.tree)]))
  const shown = new Set(pages.filter((page) => !isDraft(page)).map(({ path }) => path))
  const drafts = pages.filter(({ path }) => !shown.has(path))
  return {
    anchors,
    unread: new Set(pages.filter(({ content }) => content.unread).map(({ path }) => path)),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    drafts: new Map(drafts.map(({ path, file }) => [path, file])),
    site,
  }
}

const isDraft = ({ frontmatter }: Page) => frontmatter.draft === true

/** All ids of a content tree. */
function anchorsOf(node: ContentNode): string[] {
  if (typeof node === 'string') return []
  const id = node.props?.id
  return [...(typeof id === 'string' ? [id] : []), ...(node.children ?? []).flatMap(anchorsOf)]
}

/** Broken links and anchors of all pages. */
export const checkPageLinks = (pages: Page[], targets: Targets): Fault[] =>
  pages.flatMap((page) =>
    page.content.links.flatMap(({ href, line }) => {
      const problem = line && href === page.path ? linkToItself(href) : checkLink(href, page.path, targets)
      return problem ? [{ file: inContent(page.file), ...(line && { line }), ...problem }] : []
    }),
  )

/** A link that takes a reader to where they are. Of parts made from models, some link to the page that they stand on. */
const linkToItself = (href: string): Problem => ({
  message: `The link "${href}" leads to the page that it stands on.`,
  fix: 'Name one of its headings, #heading, or remove the link.',
})

/** Terms whose page or anchor does not exist. */
export const checkGlossaryLinks = (glossary: Glossary, text: string, targets: Targets): Fault[] =>
  glossary.flatMap(({ page }, index) => {
    // One that has none has been told.
    const problem = page && checkLink(page, '/', targets)
    return problem ? [{ file: glossaryFile, line: lineOfKey({ text }, [index, 'page']), ...problem }] : []
  })

/** Broken links of the services: the guide that their published descriptions lead to. */
export const checkServiceLinks = (services: readonly Service[], targets: Targets): Fault[] =>
  services.flatMap(({ file, document }) => {
    const problem = document && checkLink(document.guide, '/', targets)
    return problem ? [{ file, ...problem }] : []
  })

/** Broken links of the footer and the announcement. */
export function checkSettingsLinks(
  { footer, announcement }: SiteSettings,
  targets: Targets,
  lineOf: LineInSettings = () => undefined,
): Fault[] {
  const links = [
    ...footer.columns.flatMap(({ links }, column) =>
      links.map((link, index) => ({ link, key: ['footer', 'columns', column, 'links', index, 'to'] })),
    ),
    { link: announcement?.link, key: ['announcement', 'link', 'to'] },
  ]
  return links.flatMap(({ link, key }) => {
    const problem = link && 'to' in link ? checkLink(link.to, '/', targets) : null
    return problem ? [{ file: settingsFile, line: lineOf(key), ...problem }] : []
  })
}

/**
 * Checks one link.
 * @param from path of the page that the link stands on
 * @returns what is wrong and how to mend it; null where the link is good
 */
export function checkLink(href: string, from: string, targets: Targets): Problem | null {
  const inner = href.startsWith('//') ? normalizePath(href.slice(1).replace(/[?#].*/, '')) : ''
  if (targets.anchors.has(inner))
    return { message: `The link "${href}" begins with two slashes.`, ...another(href, inner) }
  const slip = checkScheme(href)
  if (slip) return slip
  if (isExternal(href)) return checkExternalAddress(href, targets.site)
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

/** How to mend a link whose path alone is wrong. */
function another(href: string, path: string): Pick<Problem, 'fix' | 'edit'> {
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
  // A file is meant beside the page's own, which stands one level higher than its address unless it is the folder's.
  const isFile =
    /\.mdx?$/.test(path) && ![...anchors.keys()].some((known) => known !== from && known.startsWith(from))
  const page = (isFile ? ['..', '.'] : ['.', '..'])
    .map((start) => path.replace(/(\/|^)index\.mdx?$|\.mdx?$|\/$/, '').replace(/^/, `${from}${start}/`))
    .map((candidate) => `${posix.normalize(candidate)}/`.replace(/\/+$/, '/'))
    .find((candidate) => anchors.has(candidate) && !(isFile && candidate === docsRoot))
  const fromRoot = normalizePath(`/${path}`)
  if (!page && anchors.has(fromRoot)) return { message, ...another(href, fromRoot) }
  if (!page && /^(?:[\w-]+\.)+(?:com|org|net|io|dev)(?::\d+)?(?:\/|$)/i.test(path))
    return { message, fix: `Write https://${href}.` }
  return page
    ? { message, ...another(href, page) }
    : { message, fix: 'Begin it with a slash: /docs/section/page/.' }
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
  if (moved) return { message: `The link "${href}" leads to an old address.`, ...another(href, moved) }
  const straight = posix.normalize(plain).replace(/\/index\/$/, '/')
  if (straight !== plain && anchors.has(straight))
    return { message: `The link "${href}" takes a detour.`, ...another(href, straight) }
  const page = pageOfFile(path)
  if (page && anchors.has(page))
    return { message: `The link "${href}" names a file, and not the page's address.`, ...another(href, page) }
  if (anchors.has(plain)) {
    const problem = plain === `${path}/` ? 'lacks the trailing slash' : 'takes a detour'
    return { message: `The link "${href}" ${problem}.`, ...another(href, plain) }
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
