import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rememberingPrinter } from './markdown-cache'

describe('rememberingPrinter', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'markdown-cache-'))
  const entries = new Map<string, Buffer>()
  const cache = {
    get: (key: string) => Promise.resolve(entries.get(key)),
    set: (key: string, value: Buffer | string) => Promise.resolve(void entries.set(key, Buffer.from(value))),
  }
  beforeEach(() => entries.clear())
  afterAll(() => rmSync(root, { recursive: true }))

  it('prints a page once', async () => {
    const print = jest.fn(() => '# Tea\n')
    const printOnce = rememberingPrinter(cache, root, 'en')
    expect(await printOnce({ madeOf: ['tea'], print })).toBe('# Tea\n')
    expect(await printOnce({ madeOf: ['tea'], print })).toBe('# Tea\n')
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('prints a page anew when what it is made of, the language or the printer has changed', async () => {
    const print = jest.fn(() => '# Tea\n')
    await rememberingPrinter(cache, root, 'en')({ madeOf: ['tea'], print })
    await rememberingPrinter(cache, root, 'en')({ madeOf: ['green tea'], print })
    await rememberingPrinter(cache, root, 'ar')({ madeOf: ['tea'], print })
    mkdirSync(path.join(root, 'src/node/markdown'), { recursive: true })
    writeFileSync(path.join(root, 'src/node/markdown/to-markdown.ts'), 'new')
    await rememberingPrinter(cache, root, 'en')({ madeOf: ['tea'], print })
    expect(print).toHaveBeenCalledTimes(4)
  })

  it('keeps nothing of a page that does not say what it is made of', async () => {
    const print = jest.fn(() => '# Home\n')
    const printOnce = rememberingPrinter(cache, root, 'en')
    await printOnce({ print })
    await printOnce({ print })
    expect(print).toHaveBeenCalledTimes(2)
    expect(entries.size).toBe(0)
  })
})
