import type { Root } from 'mdast'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { PageCompilation } from '../compilation'
import { checkCodeCharacters } from './code-characters'
import { checkBoldHeading, checkHeadings } from './headings'
import { checkEmphasis } from './emphasis'
import { checkLetters, checkUnknown } from './letters'
import { checkData } from './listing-data'
import { checkCutListing } from './listing-ends'
import { checkFenceInLine, checkListing, checkWholePage } from './listings'
import { checkIndent, checkParagraph } from './lines'
import { checkCutLists, checkEmptyItems, checkLevels, checkNumbers, checkTask, checkTildes } from './lists'
import { checkReferences } from './references'
import { checkRepeated } from './repeated'
import { checkTable } from './table-cells'
import { checkChatMark } from './pasted'
import { checkDollar, checkPrinted } from './printed'

/**
 * Remark plugin: tells what Markdown takes without a word and readers would see as a mistake: it has no errors, so what
 * is written wrong is text to it. The nodes are as they were parsed: their places are those of the page's text.
 * @param hasModel whether parts of the page are made from a model
 */
export function remarkMistakes(page: PageCompilation, hasModel: boolean) {
  return (tree: Root) => {
    let torn: readonly Node[] = []
    let isCut = false
    visit(tree, (node, index, parent) => {
      // Bars tear code and bold text apart: the row has been told.
      if (torn.includes(node)) return SKIP
      if (node.type === 'code' && !isCut) {
        isCut = checkCutListing(node, parent, page)
        if (isCut) return
        isCut = checkListing(node, page)
        checkData(node, page)
      }
      if (node.type === 'code' || node.type === 'inlineCode') checkCodeCharacters(node, page)
      if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'text') {
        checkLetters(node, page)
        checkUnknown(node, page)
      }
      if (node.type === 'inlineCode') checkFenceInLine(node, page)
      if (node.type === 'list') {
        checkNumbers(node, page)
        checkEmptyItems(node, page)
        if (parent) checkLevels(node, parent, index!, page)
      }
      if ('children' in node) checkCutLists(node, page)
      if (node.type === 'emphasis' || node.type === 'strong') checkEmphasis(node, page)
      if (node.type === 'delete') checkTildes(node, page)
      if (node.type === 'table') torn = checkTable(node, page)
      if (node.type === 'paragraph') {
        checkParagraph(node, parent, page)
        checkIndent(node, parent, page)
        checkTask(node, parent, page)
        checkBoldHeading(node, parent, page)
      }
      if (node.type === 'text') checkPrinted(node, page)
      if (node.type === 'textDirective') checkChatMark(node, page)
      if (node.type === 'mdxTextExpression') checkDollar(node, page)
    })
    checkWholePage(tree, page)
    checkHeadings(tree, page, hasModel)
    checkReferences(tree, page)
    checkRepeated(tree, page)
  }
}
