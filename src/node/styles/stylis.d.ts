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
  /** The parts of a selector or value: what stands in brackets or quotes is one of them. */
  export function tokenize(value: string): string[]
  export function serialize(tree: Element[], write: typeof stringify): string
  export function stringify(element: Element): string
}
