import type { Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { isInteractive, longestWords, wordsOf, type AnyFigure } from '../../figures/figure'
import { figures } from '../../figures/registry'
import { words } from '../../locale/site-words'
import { suggest } from '../source/suggest'
import { attributeText } from './attributes'
import type { PageCompilation } from './compilation'

type Figure = MdxJsxFlowElementHast | MdxJsxTextElementHast

/**
 * Rehype plugin: draws each `<Figure name="…" caption="…" />` into the page. Readers get the picture and its text
 * alternative with the HTML; what makes a figure interactive is loaded only when they ask for it.
 */
export function rehypeFigures(page: PageCompilation) {
  return async (tree: Root) => {
    const found: Figure[] = []
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name === 'Figure') found.push(node)
    })
    for (const node of found) await drawFigure(node, page)
  }
}

async function drawFigure(node: Figure, page: PageCompilation) {
  const name = attributeText(node, 'name')
  if (!name) return // that has been told
  const load = Object.hasOwn(figures, name) ? figures[name] : undefined
  if (!load) {
    page.mistake(node, `There is no figure "${name}".`, suggest(name, Object.keys(figures)))
    return
  }
  const { figure } = await load()
  const html = renderToStaticMarkup(createElement(figure.Picture, { state: figure.initial }))
  set(node, 'html', html)
  set(node, 'description', wordsOf(figure, figure.initial))
  if (isInteractive(figure)) {
    set(node, 'controls', controlsOf(figure))
    if (figure.hint) set(node, 'hint', figure.hint)
    set(node, 'room', longestWords(figure))
  }
  node.children = [{ type: 'text', value: attributeText(node, 'caption') ?? '' }]
  node.attributes = node.attributes.filter((entry) => !('name' in entry) || entry.name !== 'caption')
}

const { step, play, startOver } = words.figures

const button = (text: string) =>
  createElement('button', { key: text, className: text === step ? 'primary' : undefined }, text)

/** What FigurePlayer shows below the picture: it keeps the place until the figure is alive. */
function controlsOf({ step: hasSteps, Controls, initial, start = initial }: AnyFigure): string {
  const buttons = [...(hasSteps ? [step, play] : []), startOver].map(button)
  const inputs = Controls && createElement(Controls, { state: start, onChange: () => undefined })
  return renderToStaticMarkup(createElement(Fragment, null, buttons, inputs))
}

const set = (node: Figure, name: string, value: string) =>
  node.attributes.push({ type: 'mdxJsxAttribute', name, value })
