import { useContext, useMemo } from 'react'
import { DrawListing } from './draw-listing'
import { plainLines } from './highlight-sample'

/** A text that is shown as it is, and can be copied; long lines go on in the next one. */
export function Listing({ title, text }: { title: string; text: string }) {
  const draw = useContext(DrawListing)
  const lines = useMemo(() => ({ __html: plainLines(text) }), [text])
  return draw({ lines, language: 'text', title, wrap: true, long: true })
}
