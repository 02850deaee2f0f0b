import { createElement } from 'react'
import { documentFormat, documentName, type RequestDocument } from '../../api-reference/request-document'
import { DrawListing } from './draw-listing'
import { RequestBuilder } from './RequestBuilder'
import type { CodeBlock } from '../content/CodeBlock'

/**
 * What is loaded when a reader wants to build a request: the form, and what it knows of the page's operation.
 * @returns draws it, with the component that draws listings, and takes a reader to it who has asked for it
 * @throws where the file beside the page is not there, or not one that this code knows
 */
export async function loadWorkbench() {
  const { pathname } = window.location
  const address = `${pathname.replace(/(\/(index\.html)?)?$/, '/')}${documentName}`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const document = (await response.json()) as RequestDocument
  // The site may be newer than this tab.
  if (document.format !== documentFormat) throw new Error(`${address}: format ${document.format}`)
  return (codeBlock: typeof CodeBlock, isAsked: boolean) => (
    <DrawListing value={(props) => createElement(codeBlock, props)}>
      <RequestBuilder document={document} isAsked={isAsked} />
    </DrawListing>
  )
}
