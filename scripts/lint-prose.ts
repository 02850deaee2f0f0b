import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { formatFaults } from '../src/node/source/faults'
import { lintPage, lintYaml } from '../src/authoring/prose/lint'

/** `npm run lint:prose [-- file…]`: language of all pages, categories and the glossary, or of some files. */
async function main() {
  const given = process.argv.slice(2)
  const files = given.length ? given : (await glob(['content/**/*.mdx', 'content/**/*.yml'])).sort()
  const faults = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return file.endsWith('.mdx') ? lintPage(text, file) : lintYaml(text, file)
    }),
  )
  const found = faults.flat()
  if (!found.length) return console.log(`The prose of ${files.length} files is in order.`)
  console.error(formatFaults(found))
  process.exitCode = 1
}

void main()
