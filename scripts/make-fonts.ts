import { createFontStack } from '@capsizecss/core'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runCommand } from './command'
import { arial, dejavu, figtree, geistMono, roboto } from './font-metrics'

/** Where the whole fonts are. */
const packages = {
  figtree: 'node_modules/@fontsource-variable/figtree',
  'geist-mono': 'node_modules/@fontsource-variable/geist-mono',
}
type Font = keyof typeof packages
const packageOf = (font: Font) => packages[font]

/** What prose is written with. Rarer signs (brackets, #, @, ~ …) come from the fallback, most of them in code anyway. */
const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = ` ${letters}${letters.toUpperCase()}0123456789.,:;!?'"()/%&+=-–—‘’“”…·×`

/** What code is written with: ASCII, and the signs that comments and answers of programs have. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const codeCharacters = `${ascii}·×–—…−`

/**
 * The widths of fixed fonts that systems have, as parts of their size; their other metrics are overridden. DejaVu Sans Mono is
 * as wide as Menlo, Droid Sans Mono and Roboto Mono are as wide as Liberation Mono.
 */
const fixedFonts = { Menlo: 1233 / 2048, Consolas: 1126 / 2048, 'Liberation Mono': 1229 / 2048 }

const sourceOf = (font: Font) => readFileSync(`${packageOf(font)}/files/${font}-latin-wght-normal.woff2`)

const cut = (source: Buffer, characters: string) =>
  subsetFont(source, characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true, // small capitals, fractions and the like, which the site doesn't use, cost 1.7 KB
    variationAxes: { wght: { min: 400, max: 700 } },
  })

const percent = (share: number) => `${(share * 100).toFixed(4)}%`

/** What makes a system's font as wide and as high as that of listings. */
function fallbackOf([name, width]: [string, number]) {
  const { xWidthAvg, ascent, descent, unitsPerEm } = geistMono
  const size = xWidthAvg / unitsPerEm / width
  const heights = { ascentOverride: ascent, descentOverride: -descent }
  const overrides = Object.entries(heights).map(([key, height]) => [key, percent(height / unitsPerEm / size)])
  return { name, sizeAdjust: percent(size), ...(Object.fromEntries(overrides) as object) }
}

/**
 * Cuts the variable fonts down to the characters that nearly every page needs, and computes fallbacks with the same
 * metrics, so that text does not move when a font arrives.
 */
async function makeFonts() {
  const source = sourceOf('figtree')
  const subset = await cut(source, characters)
  writeFileSync('src/fonts/figtree-basic.woff2', subset)
  writeFileSync('src/fonts/figtree-latin.woff2', source)
  copyFileSync(`${packageOf('figtree')}/LICENSE`, 'src/fonts/LICENSE')
  const { fontFaces } = createFontStack([figtree, arial, roboto, dejavu], {
    fontFaceFormat: 'styleObject',
  })
  console.log(`${subset.length} bytes; fallbacks for src/fonts/faces.ts:`, fontFaces)

  const code = await cut(sourceOf('geist-mono'), codeCharacters)
  writeFileSync('src/fonts/geist-mono.woff2', code)
  copyFileSync(`${packageOf('geist-mono')}/LICENSE`, 'src/fonts/LICENSE-geist-mono')
  console.log(`${code.length} bytes; fallbacks of listings:`, Object.entries(fixedFonts).map(fallbackOf))
}

void runCommand({ usage: 'npm run make:fonts', run: makeFonts })
