import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { storageSlot } from '../../browser/storage'

/** Tells all tabs of a group on this page what the reader has selected; an event's name is the group's. */
const selections = new EventTarget()

const slotOf = (group: string) => storageSlot(`tab.${group}`)

/** What the address asks for: "?os=Linux" for the group "os". */
const inAddress = (group: string) => new URLSearchParams(window.location.search).get(group)

/** Keeps an address that names a tab true: a reload or a copied link shows what the reader sees. */
function correctAddress(group: string, name: string) {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(group)) return
  address.searchParams.set(group, name)
  window.history.replaceState(window.history.state, '', address)
}

interface TabsOptions {
  /** Names of the tabs, in order. */
  names: readonly string[]
  /** The name to begin with; the first one where it is not among the names. */
  initial?: string
  /** Tabs of one group go together: on the page, in other windows and on the next visit. */
  group?: string
  /** What stays where it is on the screen when tabs above it change their height. */
  anchor: RefObject<HTMLElement | null>
}

/**
 * Which of several alternatives a reader sees, and how to select one. In a group the address decides
 * (`?group=name`), then the reader's last choice, then the author's; a name that no tab has is ignored.
 */
export function useTabs({ names, initial, group, anchor }: TabsOptions) {
  const [selected, setSelected] = useState(
    initial !== undefined && names.includes(initial) ? initial : names[0],
  )
  const known = useRef(names)
  const heldAt = useRef<number | null>(null)

  useLayoutEffect(() => {
    known.current = names
    if (heldAt.current === null || !anchor.current) return
    const moved = anchor.current.getBoundingClientRect().top - heldAt.current
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
    heldAt.current = null
  })

  useLayoutEffect(() => {
    if (!group) return
    const isKnown = (name: string | null) => name !== null && known.current.includes(name)
    const follow = (name: string | null) => {
      if (isKnown(name)) setSelected(name!)
    }
    const hear = (event: Event) => follow((event as CustomEvent<string>).detail)
    const asked = inAddress(group)
    follow(isKnown(asked) ? asked : slotOf(group).get())
    selections.addEventListener(group, hear)
    const stop = slotOf(group).listen(follow)
    return () => {
      selections.removeEventListener(group, hear)
      stop()
    }
  }, [group])

  const select = (name: string) => {
    heldAt.current = anchor.current?.getBoundingClientRect().top ?? null
    setSelected(name)
    if (!group) return
    selections.dispatchEvent(new CustomEvent(group, { detail: name }))
    slotOf(group).set(name)
    correctAddress(group, name)
  }
  return { selected, select }
}
