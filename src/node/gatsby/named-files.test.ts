import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import { countNamedFiles } from './named-files'

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
beforeAll(() => writeFileSync(path.join(folder, 'page.js'), 'export default 1'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What Gatsby tells by whether pages have to be made anew: the hashes of the chunks of the code that makes them. */
async function hashesOf(names: string) {
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './page.js',
    output: { path: path.join(folder, 'out') },
    plugins: [countNamedFiles(() => names)],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  return [...stats!.compilation.chunks].map(({ hash }) => hash)
}

it('makes another code of the same one where the files that pages name are called otherwise', async () => {
  const before = await hashesOf('doc-1a2b3c.css')
  expect(await hashesOf('doc-1a2b3c.css')).toEqual(before)
  expect(await hashesOf('doc-4d5e6f.css')).not.toEqual(before)
})
