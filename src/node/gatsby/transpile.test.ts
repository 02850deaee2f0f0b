import { transform } from 'esbuild'
import { compiled } from './transpile'

const compile = async (source: string) => (await transform(source, { loader: 'ts', ...compiled })).code

it('regular expressions stay as they are written, so that a browser makes each once', async () => {
  const code = await compile('export const plain = (text: string) => text.replace(/\\p{M}/gu, "")')
  expect(code).toContain('/\\p{M}/gu')
  expect(code).not.toContain('RegExp(')
})

it('what these browsers know is not written in an older way', async () => {
  expect(
    await compile('export const first = (list?: { name?: string }[]) => list?.[0]?.name ?? ""'),
  ).toContain('?.')
})
