import type { Emphasis, Strong } from 'mdast'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/** Reports signs of a name or a formula that Markdown takes for emphasis, so that readers don't see them. */
export function checkEmphasis(node: Emphasis | Strong, page: PageCompilation) {
  const written = sourceOf(node, page)
  const { start, end } = node.position ?? {}
  const before = /[\w)]*$/.exec(page.text.slice(0, start?.offset))?.[0] ?? ''
  const after = /^[\w(]*/.exec(page.text.slice(end?.offset))?.[0] ?? ''
  if (/^__[a-z][a-z\d_]*__$/.test(written))
    page.mistake(
      node,
      `The underscores of "${written}" make it bold, and are not printed.`,
      `Write \`${written}\` for a name, or **${written.slice(2, -2)}** for what shall stand out.`,
    )
  else if (written.startsWith('*') && before && after && !/\s/.test(written))
    page.mistake(
      node,
      `The asterisks of "${before}${written}${after}" are not printed: they make a part of it stand out.`,
      `Write it in backticks: \`${before}${written}${after}\`, or × for a product.`,
    )
}
