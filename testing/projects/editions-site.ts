import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { pseudoCatalogue } from '../fixtures/pseudo-catalogue'
import { makeTrialCopy, type TrialCopy } from './trial-copy'

/** The pages that the model's tests read, too. */
const fixture = 'testing/fixtures/sites/editions'

/** The site's own settings, with the languages, versions and sections of the fixture. */
const settings = (own: string) => `import { settings as all } from './all-settings'

const own = ${own}

export const settings: typeof all = {
  ...all,
  ...own,
  announcement: null,
  search: { maxHits: 10, suggested: [] },
  sidebars: { guide: { label: 'Guide', folder: 'guide' } },
  navbar: { hideOnScroll: false, items: [{ type: 'sidebar', sidebar: 'guide', label: 'Guide' }] },
  footer: { ...all.footer, columns: [] },
  editUrl: all.editUrl,
}
`

/** A catalogue as a file of its own: the words of the test's language are those of English in brackets. */
const catalogue = `export const ar = ${JSON.stringify({ ...pseudoCatalogue, tag: 'ar' })}\n`

/** Makes a copy of the project whose site has two languages, one of them right to left, and two versions. */
export function makeEditionsSite(name: string): TrialCopy {
  const copy = makeTrialCopy(name)
  rmSync(copy.file('content'), { recursive: true })
  cpSync(`${fixture}/content`, copy.file('content'), { recursive: true })
  renameSync(copy.file('src/site/settings.ts'), copy.file('src/site/all-settings.ts'))
  writeFileSync(
    copy.file('src/site/settings.ts'),
    settings(readFileSync(`${fixture}/settings.json`, 'utf8').replace(/, "languages": \["ar"\]/, '')),
  )
  cpSync('content/variables.yml', copy.file('content/variables.yml'))
  writeFileSync(copy.file('src/locale/ar.ts'), catalogue)
  copy.edit('src/locale/catalogues.ts', (text) =>
    text
      .replace('= { en }', '= { en, ar: ar as never }')
      .replace(/^import/, "import { ar } from './ar'\nimport"),
  )
  return copy
}
