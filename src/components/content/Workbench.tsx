import { useState } from 'react'
import { LazyPart } from '../ui/LazyPart'
import { CodeBlock } from './CodeBlock'

const load = () => import('../workbench/live-workbench').then(({ loadWorkbench }) => loadWorkbench())

/**
 * Opens the form that builds a request of the page's operation; its code and data come with the press. Closing it forgets all.
 * The form is given the page's own listing: modules that two chunks import cost every page some bytes.
 */
export function Workbench() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ variant: 'buttons.primary' }}
      >
        {WORDS.workbench.open}
      </button>
      {isOpen && (
        <LazyPart what={WORDS.loading.workbench} load={load}>
          {(draw) => draw(CodeBlock)}
        </LazyPart>
      )}
    </>
  )
}
