import { useCallback, useState, type MouseEvent } from 'react'
import { useAddressPath } from '../../hooks/use-address-path'
import { useKeptOpen } from '../../hooks/use-kept-state'
import { chevronClass } from '../../shared/chevron-class'
import { workbenchClass } from '../../shared/page-parts'
import { LazyPart } from '../ui/LazyPart'
import type * as LiveWorkbench from '../workbench/live-workbench'
import { CodeBlock } from './CodeBlock'

type DrawWorkbench = Awaited<ReturnType<typeof LiveWorkbench.loadWorkbench>>

/** What has been loaded, by the path of its page. */
const loaded = new Map<string | null, DrawWorkbench>()

/**
 * Opens the form that builds a request of the page's operation; its code and data come with the press. It is open
 * again on the way back, together with the page, whose position is that of a page with it; after a reload its place is kept
 * until it is there. The form is given the page's own listing: modules that two chunks import cost every page some bytes.
 */
export function Workbench() {
  const path = useAddressPath()
  const [isOpen, setOpen] = useKeptOpen(`workbench ${path}`, false)
  const [draw] = useState(() => loaded.get(path))
  const load = useCallback(async () => {
    const { loadWorkbench } = await import('../workbench/live-workbench')
    const draw = await loadWorkbench()
    loaded.set(path, draw)
    return draw
  }, [path])
  /** Whether a reader has opened it on this visit: they are taken to it. */
  const [isAsked, setAsked] = useState(false)
  const toggle = ({ currentTarget, detail }: MouseEvent) => {
    if (detail > 1) return // the second press of a double click would close it again
    currentTarget.nextElementSibling!.removeAttribute('style')
    setAsked(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        sx={{ variant: 'buttons.primary', display: 'inline-flex', alignItems: 'center', gap: 2 }}
      >
        {WORDS.workbench.open}
        <span className={chevronClass} />
      </button>
      <div className={workbenchClass}>
        {isOpen && draw?.(CodeBlock, isAsked)}
        {isOpen && !draw && (
          <LazyPart what={WORDS.loading.workbench} load={load}>
            {(draw) => draw(CodeBlock, isAsked)}
          </LazyPart>
        )}
      </div>
    </>
  )
}
