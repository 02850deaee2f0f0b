import { useLayoutEffect, type ComponentProps, type KeyboardEvent } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { isForField, isForList } from './field-keys'

/** What the field and the dialog need to know of the list of results, and what keys do there. */
export interface FieldList {
  field: Pick<ComponentProps<'input'>, 'aria-expanded' | 'aria-activedescendant' | 'onKeyDown'>
  /** What a key does that is pressed elsewhere in the dialog. */
  onOtherKey: (event: KeyboardEvent) => void
}

interface FieldListOptions {
  hasList: boolean
  /** Of the result that is chosen. */
  activeId: string | undefined
  focusField: () => void
  /** What a key does that is pressed in the field. */
  onKey: (event: KeyboardEvent) => void
  /** Gets what the field has to tell, whenever that changes. */
  onList: (list: FieldList) => void
}

/** Tells the dialog's field about the list of results, which is drawn below it, and hands the list the keys pressed in the field. */
export function useFieldList({ hasList, activeId, focusField, onKey, onList }: FieldListOptions) {
  const latest = useLatest({ focusField, onKey })
  useLayoutEffect(
    () =>
      onList({
        field: {
          'aria-expanded': hasList,
          'aria-activedescendant': activeId,
          onKeyDown: (event) => latest.current.onKey(event),
        },
        onOtherKey: (event) => {
          if (!isForField(event)) return
          latest.current.focusField()
          if (isForList(event)) latest.current.onKey(event)
        },
      }),
    [onList, hasList, activeId, latest],
  )
}
