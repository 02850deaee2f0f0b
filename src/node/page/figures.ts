import type { Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { checkFrameRate } from '../../shared/frame-rate'
import { isInteractive } from '../../figures/figure'
import { figures } from '../../figures/registry'
import { suggest } from '../source/faults'
import type { PageCompilation } from './compilation'
import { literalValue } from './expressions'

/**
 * Rehype plugin: draws each `<Figure name="…" caption="…" />` into the page. Readers get the picture and its text
 * alternative with the HTML; what makes a figure interactive is loaded only when they ask for it.
 */
export function rehypeFigures(page: PageCompilation) {
  return async (tree: Root) => {
    const found: MdxJsxFlowElementHast[] = []
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Figure') found.push(node)
    })
    for (const node of found) await drawFigure(node, page)
  }
}

async function drawFigure(node: MdxJsxFlowElementHast, page: PageCompilation) {
  const name = textOf(node, 'name')
  const load = Object.hasOwn(figures, name) ? figures[name] : undefined
  if (!load) {
    page.fault(node, `There is no figure "${name}".`, suggest(name, Object.keys(figures)))
    return
  }
  checkRate(node, page)
  const { figure } = await load()
  const html = renderToStaticMarkup(createElement(figure.Picture, { state: figure.initial }))
  set(node, 'html', html)
  set(node, 'description', figure.describe(figure.initial))
  if (isInteractive(figure)) set(node, 'interactive', null)
  node.children = [{ type: 'text', value: textOf(node, 'caption') }]
  node.attributes = node.attributes.filter((entry) => !('name' in entry) || entry.name !== 'caption')
}

function checkRate(node: MdxJsxFlowElementHast, page: PageCompilation) {
  const given = attribute(node, 'frameRate')?.value
  if (given === undefined) return
  const rate = given && typeof given === 'object' && given.data?.estree && literalValue(given.data.estree)
  try {
    checkFrameRate(typeof rate === 'number' ? rate : NaN)
  } catch (error) {
    page.fault(node, (error as RangeError).message, 'Write frameRate={2}: steps in a second, 0 for none.')
  }
}

/** An attribute's text; nothing where it has none. */
function textOf(node: MdxJsxFlowElementHast, name: string): string {
  const value = attribute(node, name)?.value
  return typeof value === 'string' ? value : ''
}

const attribute = (node: MdxJsxFlowElementHast, name: string) =>
  node.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  )

const set = (node: MdxJsxFlowElementHast, name: string, value: string | null) =>
  node.attributes.push({ type: 'mdxJsxAttribute', name, value })
