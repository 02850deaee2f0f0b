declare module 'stylis' {
  interface Element {
    value: string
    children: string | Element[]
  }
  /** A style sheet with nested rules, as a tree of flat ones. */
  export function compile(css: string): Element[]
  export function serialize(tree: Element[], write: typeof stringify): string
  export function stringify(element: Element): string
}
