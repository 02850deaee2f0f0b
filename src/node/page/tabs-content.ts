import { suggest } from '../source/suggest'
import { unknownVariables } from '../source/fill-variables'
import { attributeOf, attributeText, isJsxElement, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import type { Node } from 'unist'
import { checkParts, like } from './parts-content'

/** Tabs have labels and values of their own: readers choose by the one, links and the browser's memory by the other. */
export function checkTabs(node: JsxElement, content: Node[], page: PageCompilation) {
  checkParts('Tab', node, content, page)
  const tabs = content.filter((child) => isJsxElement(child)).filter(({ name }) => name === 'Tab')
  if (tabs.length === 1 && content.length === 1)
    page.mistake(
      node,
      '<Tabs> holds one <Tab>: there is nothing to choose.',
      'Write another one, or its text without <Tabs>.',
    )
  const read = (tab: JsxElement, name: string) => {
    const text = attributeText(tab, name)
    return text && !unknownVariables(text, page.variables).length ? text : undefined
  }
  const labels = tabs.map((tab) => read(tab, 'label'))
  const values = tabs.map((tab) => read(tab, attributeOf(tab, 'value') ? 'value' : 'label'))
  for (const [index, tab] of tabs.entries()) {
    const [label, value] = [labels[index], values[index]]
    const other = like(label, labels.slice(0, index))
    if (label && other)
      page.mistake(
        tab,
        label === other
          ? `Two tabs have the label "${label}".`
          : `The labels of two tabs differ in case alone: "${other}" and "${label}".`,
        'Give each tab a label of its own.',
      )
    else if (like(value, values.slice(0, index)))
      page.mistake(
        tab,
        `Two tabs have the value "${value}".`,
        'Give each tab a value of its own; without one, it is the label.',
      )
  }
  const first = read(node, 'default')
  const known = values.filter((value) => value !== undefined)
  if (first?.trim() && known.length === values.length && !known.includes(first))
    page.mistake(
      attributeOf(node, 'default'),
      `There is no tab "${first}" to begin with.`,
      suggest(first, known),
    )
}

/**
 * Reports tabs of one group that were meant to be chosen together, and are not: their labels or values differ in case alone.
 * @param all the tabs of a page, in their order
 */
export function checkTabGroups(all: readonly JsxElement[], page: PageCompilation) {
  const known: { group: string; values: string[] }[] = []
  for (const node of all) {
    const group = attributeText(node, 'group')
    if (!group) continue
    const other = known.find((one) => one.group.toLowerCase() === group.toLowerCase())
    if (other && other.group !== group)
      page.mistake(
        attributeOf(node, 'group'),
        `The groups "${other.group}" and "${group}" differ in case alone.`,
        `Write group="${other.group}", or give it another name.`,
      )
    const values = other?.values ?? []
    for (const tab of node.children.filter(isJsxElement)) {
      const value = attributeText(tab, attributeOf(tab, 'value') ? 'value' : 'label')
      const near = like(value, values)
      if (value && near && !values.includes(value))
        page.mistake(
          tab,
          `The tabs "${near}" and "${value}" of the group "${group}" differ in case alone: a reader chooses them one by one.`,
          `Write "${near}" in both.`,
        )
      else if (value && !near) values.push(value)
    }
    if (!other) known.push({ group, values })
  }
}
