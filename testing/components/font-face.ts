/** Stands in for the browser's FontFace, which jsdom does not have: tests say whether a font comes. */
export class FakeFontFace {
  /** The fonts that were asked for, and have not come yet. */
  static readonly asked: FakeFontFace[] = []
  come!: () => void
  fail!: () => void

  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  load() {
    FakeFontFace.asked.push(this)
    return new Promise<void>((resolve, reject) => Object.assign(this, { come: resolve, fail: reject }))
  }
}

/** The fonts that the document has. Those of its style sheets are there. */
export const documentFonts = Object.assign(new Set<unknown>(), { ready: Promise.resolve() })

/** Forgets all fonts. */
export function resetFonts() {
  FakeFontFace.asked.length = 0
  documentFonts.clear()
}
