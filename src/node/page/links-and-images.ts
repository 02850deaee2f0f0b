import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { decodePart } from '../../shared/paths'
import { lineAt } from '../source/line-at'
import { attributeText, isJsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { cutAddressIn } from './mistakes/cut-address'
import { linkFix } from './mistakes/leftovers'
import { atLine } from './mistakes/source'

/** A link of a page, as the link check needs it. */
export interface LinkReference {
  href: string
  /** Line in the page's file. */
  line: number | undefined
}

/** An image of a page: its address as written. */
export interface ImageReference {
  src: string
  line: number | undefined
}

/** Rehype plugin: lists a page's links and images for the checks and the page model. */
export function rehypeReferences(page: PageCompilation, links: LinkReference[], images: ImageReference[]) {
  return (tree: Root) => {
    visit(tree, (node) => {
      const line = node.position?.start.line
      if (node.type === 'element') {
        if (node.tagName === 'a') {
          const href = String(node.properties.href ?? '')
          if (isWhole(node, href, page) && !hasUnknownName(href))
            links.push({ href, line: line ?? lineOf(href, page.text) })
        }
        if (node.tagName === 'img') takeImage(node, page, images)
      }
      if (isJsxElement(node)) {
        const href = attributeText(node, 'href')
        if (href?.trim() && !hasUnknownName(href)) links.push({ href, line })
      }
    })
  }
}

/** Whether an address still names a variable, which nobody knows: that has been told. */
const hasUnknownName = (href: string) => /%7B\w+%7D|\{\w+\}/.test(href)

/** Reports a link that leads nowhere or that nobody can see. */
function isWhole(node: Element, href: string, page: PageCompilation): boolean {
  const cut = cutAddress(node, page.text)
  if (cut) {
    page.mistake(node, `The address "${cut}" has a space.`, linkFix)
    return false
  }
  const text = toString(node).trim()
  const shows = node.children.some((child) => child.type !== 'text')
  if (href && text && !shows) checkWords(node, text, href, page)
  if (href && (text || shows)) return true
  if (href)
    page.mistake(node, `The link "${href}" has no text.`, 'Say between the brackets what it leads to.')
  else page.mistake(node, `The link "${text}" has no address.`, 'Write it between the parentheses.')
  return false
}

/** The address in the parentheses of a link that a space keeps from being one. */
function cutAddress({ position }: Element, text: string): string | undefined {
  const { offset = 0 } = position?.start ?? {}
  return /(?<!\\)\]\($/.test(text.slice(0, offset)) ? cutAddressIn(text.slice(offset)) : undefined
}

/** Words that say only that there is a link: who goes from link to link hears nothing else. */
const saysNothing =
  /^(?:(?:click|see|read|look|go) )?(?:here|this|this (?:page|link|one)|link|more|details|read more|learn more)$/i

/** Reports a link whose text leads nowhere, or elsewhere. */
function checkWords(node: Element, text: string, href: string, page: PageCompilation) {
  const at = node.position ? node : atLine(lineOf(href, page.text) ?? 1)
  if (saysNothing.test(text))
    page.mistake(
      at,
      `The text of a link is "${text}": read alone, it says nothing.`,
      'Say between the brackets what it leads to.',
    )
  else if (/^https?:\/\/\S+$/i.test(text) && plain(text) !== plain(href))
    page.mistake(
      at,
      `The text of the link is another address than "${href}".`,
      'Say between the brackets what it leads to, or write one of the two in both places.',
    )
}

/** An address but for what makes no difference to readers. */
const plain = (address: string) => decodePart(address).replace(/\/$/, '').toLowerCase()

/** The line of a link that has no place in the syntax tree: it comes from a value of the frontmatter. */
function lineOf(href: string, text: string): number | undefined {
  const whole = text.indexOf(`](${href})`)
  // Behind a bracket, an address of the text has no place either.
  const at = whole < 0 && /^https?:/.test(href) ? text.indexOf(decodePart(href)) : whole
  return at < 0 ? undefined : lineAt(text, at)
}

function takeImage(node: Element, page: PageCompilation, images: ImageReference[]) {
  const src = String(node.properties.src ?? '')
  const isBeside = /^\.\.?\//.test(src)
  if (/\\|%5C/i.test(src))
    page.mistake(
      node,
      `The image "${src.replaceAll('%5C', '\\')}" has a backslash.`,
      'Write slashes: ./name.png.',
    )
  else if (!isBeside)
    page.mistake(
      node,
      `The image "${src}" does not stand beside the page.`,
      'Put the file beside the page and write ./name.png.',
    )
  const problem = problemOfAlternative(String(node.properties.alt ?? '').trim(), src)
  if (problem) page.mistake(node, problem, 'Say between the brackets what it shows: ![…](…).')
  const [width] = /\|\d+(?:x\d+)?$/.exec(String(node.properties.alt ?? '')) ?? []
  if (width)
    page.mistake(
      node,
      `The text alternative of the image "${src}" ends with its width.`,
      `Remove "${width}": a picture is as wide as it is, or as the text.`,
    )
  if (isBeside) images.push({ src, line: node.position?.start.line })
}

/** What is wrong with the words that stand for a picture where it is not seen. */
function problemOfAlternative(alternative: string, src: string): string | undefined {
  if (!alternative) return `The image "${src}" has no text alternative.`
  const name = decodePart(src.split('/').at(-1)!)
  if ([name, name.replace(/\.\w+$/, '')].includes(alternative) && /\W|_/.test(alternative))
    return `The text alternative of the image "${src}" is its name.`
  if (
    /^(?:(?:an? )?(?:image|picture|screenshot|photo|figure|diagram|drawing|alt(?: text)?))\W*$/i.test(
      alternative,
    )
  )
    return `The text alternative of the image "${src}" says only that it is one.`
}
