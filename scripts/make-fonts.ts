import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import figtree from '@capsizecss/metrics/figtree'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runCommand } from './command'

/**
 * Cuts the variable font down to the characters that nearly every page needs, and computes a fallback with the same
 * metrics, so that text does not move when the font arrives.
 */
const packageFolder = 'node_modules/@fontsource-variable/figtree'

/** What prose is written with. Rarer signs (brackets, #, @, ~ …) come from the fallback, most of them in code anyway. */
const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = ` ${letters}${letters.toUpperCase()}0123456789.,:;!?'"()/%&+=-–—‘’“”…·×`

async function makeFonts() {
  const source = readFileSync(`${packageFolder}/files/figtree-latin-wght-normal.woff2`)
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true, // small capitals, fractions and the like, which the site doesn't use, cost 1.7 KB
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  writeFileSync('src/fonts/figtree-basic.woff2', subset)
  writeFileSync('src/fonts/figtree-latin.woff2', source)
  copyFileSync(`${packageFolder}/LICENSE`, 'src/fonts/LICENSE')
  const { fontFaces } = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' })
  console.log(`${subset.length} bytes; fallback for src/fonts/faces.ts:`, fontFaces)
}

void runCommand({ usage: 'npm run make:fonts', run: makeFonts })
