import type { Node } from 'unist'
import type { AuthorComponent } from '../../shared/author-components'
import { isJsxElement, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { isComponentName } from './component-schemas'

/** Checks that a component holds parts of one name and nothing else. A misspelled name may be one: that has been told. */
export function checkParts(part: AuthorComponent, node: JsxElement, content: Node[], page: PageCompilation) {
  if (!content.length)
    page.mistake(node, `<${node.name}> holds no <${part}>.`, `Write <${part} …>…</${part}> in it.`)
  for (const child of content) {
    if (isJsxElement(child) && (child.name === part || !isComponentName(child.name))) continue
    page.mistake(
      child,
      `<${node.name}> holds something else than <${part}>.`,
      `Put it into a <${part}>, or outside of <${node.name}>.`,
    )
  }
}

/** The one of some texts that is a text but for its case. */
export const like = (text: string | undefined, others: readonly (string | undefined)[]) =>
  text === undefined ? undefined : others.find((other) => other?.toLowerCase() === text.toLowerCase())
