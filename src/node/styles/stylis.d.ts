declare module 'stylis' {
  export interface Element {
    type: string
    value: string
    /** Selectors of a rule. */
    props: string | string[]
    children: string | Element[]
  }
  /** A style sheet with nested rules, as a tree of flat ones. */
  export function compile(css: string): Element[]
  export function serialize(tree: Element[], write: typeof stringify): string
  export function stringify(element: Element): string
}
