import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { formatMistakes } from '../src/node/source/mistakes'
import { lintPage, lintYaml } from '../src/authoring/prose/lint'
import { checkSpelling } from '../src/authoring/prose/spelling'
import { runCommand, WrongArguments } from './command'

/**
 * Language of all pages, categories and the glossary, and the spelling of these, the project's documents and the comments
 * of its code; or of some files.
 */
async function lint(given: string[]) {
  const missing = given.find((file) => !existsSync(file))
  if (missing) throw new WrongArguments(`There is no file ${missing}.`)
  const files = given.length
    ? given
    : (await glob(['content/**/*.{mdx,yml}', '!content/{i18n,versions}/**'])).sort()
  const mistakes = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      if (file.endsWith('.mdx')) return lintPage(text, file)
      return file.endsWith('.yml') ? lintYaml(text, file) : []
    }),
  )
  const spelling = await checkSpelling(given)
  const found = [...mistakes.flat(), ...spelling.mistakes]
  if (found.length) throw new Error(formatMistakes(found))
  return `The prose of ${files.length} files is in order, and the spelling of ${spelling.checked}.`
}

void runCommand({
  usage: 'npm run lint:prose [-- content/docs/discover/FAQ.mdx …], the files to be read',
  words: Infinity,
  run: (_, words) => lint(words),
})
