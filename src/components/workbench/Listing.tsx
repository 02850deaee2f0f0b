import { useContext, useMemo } from 'react'
import { DrawListing } from './draw-listing'
import { plainLines, sampleLines } from './highlight-sample'

interface ListingProps {
  title: string
  text: string
  /** Whether it is typed into a shell, and colored as the commands of pages are. */
  isCommand?: boolean
}

/** A text that is shown as it is, and can be copied; long lines go on in the next one. */
export function Listing({ title, text, isCommand }: ListingProps) {
  const draw = useContext(DrawListing)
  const lines = useMemo(() => ({ __html: (isCommand ? sampleLines : plainLines)(text) }), [text, isCommand])
  return draw({ lines, language: isCommand ? 'bash' : 'text', title, wrap: true, long: true })
}
