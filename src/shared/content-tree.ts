/**
 * The body of a page as data: what an MDX file becomes at build time and what the browser turns into React
 * elements. Named keys keep a text, an element and a list of nodes apart.
 */
export type ContentNode = string | ContentElement

/** One element: an HTML tag ("p") or the name of a content component ("Tabs"), its props and its children. */
export interface ContentElement {
  tag: string
  props?: Record<string, ContentValue>
  children?: ContentNode[]
  /**
   * Set in the data that a page's HTML names: what is in the element stands in the HTML already, and nothing in it needs
   * React. The browser leaves it as it is.
   */
  still?: true
}

/** What a prop may hold: plain JSON, so that it survives the way through GraphQL. */
export type ContentValue = string | number | boolean | null | ContentValue[] | { [key: string]: ContentValue }

/** A heading of the page, as the table of contents and the link check need it. */
export interface Heading {
  /** 2 to 6; the page title is the only h1. */
  level: number
  /** The anchor, unique on the page. */
  id: string
  /** The heading's text without markup. */
  text: string
}
