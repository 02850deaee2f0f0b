import { useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Sample } from '../../api-reference/samples/samples'
import { wrapsClass } from '../../shared/page-parts'
import { DrawListing } from './draw-listing'
import { sampleLines } from './highlight-sample'

/** A language's panel among the samples of the page. */
export interface Panel {
  label: string
  element: HTMLElement
}

/** The panels of the samples above a place in the page, which the form changes. */
export const panelsAbove = (place: Element): Panel[] =>
  [
    ...(place
      .closest('.api-samples')
      ?.querySelector('.api-panel')
      ?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? []),
  ].map((element) => ({ label: element.dataset.label!, element }))

/** The samples of the page with a reader's values, in the places of those that the build has made. */
export const LiveSamples = ({ panels, samples }: { panels: Panel[]; samples: Sample[] }) =>
  panels.map(({ label, element }) => {
    const sample = samples.find((one) => one.label === label)
    return sample && <LiveSample key={label} panel={element} sample={sample} />
  })

/** The listing that the build has made. */
const writtenIn = (panel: HTMLElement) => panel.querySelector<HTMLElement>('.listing')!

const looksOf = (listing: HTMLElement) => ({
  wrap: listing.querySelector(`.${wrapsClass}`) !== null,
  commands: listing.matches('.commands'),
})

function LiveSample({ panel, sample: { code, language, label } }: { panel: HTMLElement; sample: Sample }) {
  const draw = useContext(DrawListing)
  const [{ wrap, commands }] = useState(() => looksOf(writtenIn(panel)))
  useLayoutEffect(() => {
    const written = writtenIn(panel)
    written.style.display = 'none'
    // A reader who wraps its stand-in, or lets it scroll, means the sample, which comes back and which the history knows.
    const passOn = ({ target }: MouseEvent) => {
      const isOwn = !written.contains(target as Element) && (target as Element).closest('[aria-pressed]')
      if (isOwn) written.querySelector<HTMLElement>('[aria-pressed]')?.click()
    }
    panel.addEventListener('click', passOn)
    return () => {
      written.style.display = ''
      panel.removeEventListener('click', passOn)
    }
  }, [panel])
  const lines = useMemo(() => ({ __html: sampleLines(code) }), [code])
  return createPortal(
    draw({ lines, language, name: WORDS.content.code.join(label), long: true, wrap, commands }),
    panel,
  )
}
