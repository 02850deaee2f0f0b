import { useLayoutEffect, type ComponentProps, type KeyboardEvent } from 'react'
import { useLatest } from '../../hooks/use-latest'

/** What the field tells of the list below it, and what its keys do there. */
export type FieldList = Pick<ComponentProps<'input'>, 'aria-expanded' | 'aria-activedescendant' | 'onKeyDown'>

/**
 * Keeps the dialog's field told of the list of results, which is drawn below it.
 * @param activeId of the result that is chosen
 * @param onKey what a key does that is pressed in the field
 * @param onList gets what the field has to tell, whenever that changes
 */
export function useFieldList(
  hasList: boolean,
  activeId: string | undefined,
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void,
  onList: (list: FieldList) => void,
) {
  const latestKey = useLatest(onKey)
  useLayoutEffect(
    () =>
      onList({
        'aria-expanded': hasList,
        'aria-activedescendant': activeId,
        onKeyDown: (event) => latestKey.current(event),
      }),
    [onList, hasList, activeId, latestKey],
  )
}
