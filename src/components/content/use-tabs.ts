import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { holdPlace } from '../../browser/scroll-position'
import { storageSlot } from '../../browser/storage'

const slotOf = (group: string) => storageSlot(`tab.${group}`)

/** What the address asks for: "?os=Linux" for the group "os". */
const inAddress = (group: string) => new URLSearchParams(window.location.search).get(group)

/** Whether the page was made in the browser, where no HTML of a server that knows no choices is hydrated. */
const isInBrowser = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true'

/** Updates an address that names a tab, so that a reload or a copied link shows what the reader sees. */
function correctAddress(group: string, name: string) {
  const address = new URL(window.location.href)
  if ((address.searchParams.get(group) ?? name) === name) return
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
 * Which of several alternatives a reader sees, and how to select one. In a group the address decides when it is opened
 * (`?group=name`), then the reader's last choice in any tab, then the author's; a name that no tab has is ignored.
 */
export function useTabs({ names, initial, group, anchor }: TabsOptions) {
  const isKnown = (name: string | null | undefined): name is string => names.includes(name!)
  const byAuthor = isKnown(initial) ? initial : names[0]!
  const wanted = (group: string) => [inAddress(group), slotOf(group).get()].find(isKnown)
  const [selected, setSelected] = useState(() => (group && isInBrowser() && wanted(group)) || byAuthor)
  const latest = useRef({ isKnown, wanted, selected, byAuthor })
  /** Called when the tabs have changed their height. */
  const settle = useRef(() => {})

  useLayoutEffect(() => {
    latest.current = { isKnown, wanted, selected, byAuthor }
    settle.current()
    settle.current = () => {}
  })

  useLayoutEffect(() => {
    if (!group) return
    const follow = (choice: string | null) => {
      // All choices may have been forgotten in another tab.
      const name = choice ?? inAddress(group) ?? latest.current.byAuthor
      if (!latest.current.isKnown(name)) return
      setSelected(name)
      correctAddress(group, name)
    }
    const name = latest.current.wanted(group)
    if (name && name !== latest.current.selected) {
      settle.current = holdPlace()
      setSelected(name)
    }
    return slotOf(group).listen(follow)
  }, [group])

  const select = (name: string) => {
    const topOf = () => anchor.current?.getBoundingClientRect().top ?? 0
    const heldAt = topOf()
    settle.current = () => {
      const moved = topOf() - heldAt
      if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
    }
    if (group)
      slotOf(group).set(name) // all tabs of the group follow, these among them
    else setSelected(name)
  }
  return { selected, select }
}
