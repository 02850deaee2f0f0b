declare global {
  interface Window {
    /** Buttons that were pressed before React heard it, in their order: see src/components/head/early-script.ts. */
    ___early?: HTMLElement[]
  }
}

/** Does what a reader has asked for while the scripts were on their way, once the page can. */
export function doWhatWasAsked() {
  const { dataset } = document.documentElement
  // Tells scripts and tests that React has taken over; pages say "false" until then.
  dataset.hasHydrated = 'true'
  // Who has had to go on without the scripts shall not be surprised by what was pressed long ago.
  const isLate = dataset.scripts === 'gone'
  delete dataset.scripts
  for (const button of window.___early?.splice(0) ?? []) {
    button.removeAttribute('aria-busy')
    if (!isLate && button.isConnected) button.click()
  }
}
