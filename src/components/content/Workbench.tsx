import { useState } from 'react'
import { useAddressPath } from '../../hooks/use-address-path'
import { useKeptState } from '../../hooks/use-kept-state'
import { LazyPart } from '../ui/LazyPart'
import { CodeBlock } from './CodeBlock'

const load = () => import('../workbench/live-workbench').then(({ loadWorkbench }) => loadWorkbench())

/**
 * Opens the form that builds a request of the page's operation; its code and data come with the press. It is open
 * again on the way back. The form is given the page's own listing: modules that two chunks import cost every page some bytes.
 */
export function Workbench() {
  const [isOpen, setOpen] = useKeptState(`workbench ${useAddressPath()}`, false)
  /** Whether a reader has opened it on this visit: they are taken to it. */
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setAsked(true)
          setOpen(!isOpen)
        }}
        sx={{ variant: 'buttons.primary' }}
      >
        {WORDS.workbench.open}
      </button>
      {isOpen && (
        <LazyPart what={WORDS.loading.workbench} load={load}>
          {(draw) => draw(CodeBlock, isAsked)}
        </LazyPart>
      )}
    </>
  )
}
