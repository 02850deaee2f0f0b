import { useLayoutEffect } from 'react'
import { namedElement } from '../../browser/named-element'

/**
 * Opens the folds around the element that the address names. Some browsers do this by themselves on a full load; none
 * does when a reader moves from page to page.
 * @param hash the address's hash with its "#"
 */
export function useRevealTarget(hash: string) {
  useLayoutEffect(() => {
    const target = namedElement(hash)
    const folds: HTMLDetailsElement[] = []
    for (
      let fold = target?.closest<HTMLDetailsElement>('details:not([open])');
      fold;
      fold = fold.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
    )
      folds.push(fold)
    if (!folds.length) return
    for (const fold of folds) fold.open = true
    target?.scrollIntoView()
  }, [hash])
}
