import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadModel } from './load-model'

const root = mkdtempSync(path.join(os.tmpdir(), 'model-'))
afterAll(() => rmSync(root, { recursive: true }))

const page = (title: string) => ({
  folder: 'content/docs',
  file: 'discover/a.mdx',
  text: `---\ntitle: ${title}\ndescription: A page that tells whether a model is built again.\n---\n\nText.\n`,
})
const contentOf = (title: string) => ({ pages: [page(title)], categories: [] })

it('gives a known model back as long as it is made from the same, and another one after an edit', async () => {
  const first = await loadModel(root, { content: contentOf('First') })
  expect(await loadModel(root, { content: contentOf('First'), known: first })).toBe(first)
  const second = await loadModel(root, { content: contentOf('Second'), known: first })
  expect(second).not.toBe(first)
  expect(second.docs.map(({ title }) => title)).toEqual(['Second'])
})
