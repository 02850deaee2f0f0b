import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { makeTrialCopy, type TrialCopy } from './trial-copy'

const description = (what: string) =>
  `A page that exists to try what a build leaves behind, and tells of ${what}.`

/** The text of a page's file. @param more lines of its frontmatter */
export const pageOf = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${description(title)}\n${more}---\n\n${text}\n`

/** Of each kind of page one, with what a build makes of it: a picture, a listing, an old address, code. */
const content: Record<string, string> = {
  'guide/index.mdx': pageOf('Guide', 'Begin with [the first](/docs/guide/first/).'),
  'guide/first.mdx': pageOf('First', 'The first page.\n\n![Squares](./squares.png)', 'order: 1\n'),
  'guide/second.mdx': pageOf('Second', '## Code\n\n```js\nconst a = 1\n```', 'order: 2\n'),
  'guide/third.mdx': pageOf('Third', ':::note\n\nA note.\n\n:::', 'aliases:\n  - /docs/guide/former/\n'),
  'guide/birds/_category.yml': `label: Birds\ndescription: ${description('birds')}\nlisting: birds\n`,
  'guide/birds/wren.mdx': pageOf('Wren', 'It sings.'),
  'guide/birds/robin.mdx': pageOf('Robin', 'It hops.'),
  'more/index.mdx': pageOf('More', 'More of it.'),
  'more/table.mdx': pageOf('Table', '| A | B |\n| - | - |\n| 1 | 2 |'),
}

/** The site's own settings, with sections of their own. */
const settings = `import { settings as all } from './all-settings'

export const settings: typeof all = {
  ...all,
  announcement: null,
  search: { maxHits: 10, suggested: [] },
  workbench: { sendsTo: [] },
  docsVersion: { ...all.docsVersion, mainDocId: 'guide/first' },
  sidebars: { guide: { label: 'Guide', folder: 'guide' }, more: { label: 'More', folder: 'more' } },
  navbar: { hideOnScroll: false, items: [{ type: 'sidebar', sidebar: 'guide', label: 'Guide' }] },
  footer: { ...all.footer, columns: [] },
}
`

/** The picture of the first page, below content/docs. */
export const pictureFile = 'content/docs/guide/squares.png'

/** Makes a copy of the project whose site has ten pages, so that a build of it takes little beside webpack. */
export async function makeTenPages(name: string): Promise<TrialCopy> {
  const copy = makeTrialCopy(name)
  for (const part of ['content/docs', 'content/services']) rmSync(copy.file(part), { recursive: true })
  for (const part of ['content/glossary.yml', 'content/synonyms.yml'])
    rmSync(copy.file(part), { force: true })
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(path.dirname(copy.file(`content/docs/${file}`)), { recursive: true })
    writeFileSync(copy.file(`content/docs/${file}`), text)
  }
  const color = { r: 176, g: 0, b: 76 }
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: color } })
  await picture.png().toFile(copy.file(pictureFile))
  renameSync(copy.file('src/site/settings.ts'), copy.file('src/site/all-settings.ts'))
  writeFileSync(copy.file('src/site/settings.ts'), settings)
  return copy
}
