declare module 'react-use-flexsearch' {
  import type FlexSearch from 'flexsearch'

  /**
   * What a query leads to in a FlexSearch index: the entries of a store, in the index's order.
   * @param index an index, or the text of an exported one
   */
  export function useFlexSearch<Entry>(
    query: string,
    index: FlexSearch | string,
    store: Readonly<Record<number, Entry>>,
    searchOptions?: object,
  ): Entry[]
}
