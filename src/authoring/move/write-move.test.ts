import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeMove } from './write-move'

const folder = mkdtempSync(path.join(tmpdir(), 'move-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (file: string) => path.join(folder, file)

it('leaves everything as it was where a file cannot be written', () => {
  const before = new Map([
    ['a.mdx', 'page'],
    ['b.mdx', 'link'],
    ['c.mdx', 'link'],
  ])
  for (const [file, text] of before) if (file !== 'c.mdx') writeFileSync(at(file), text)
  // A folder can't be written as a file, whoever runs the test.
  mkdirSync(at('c.mdx'))
  const texts = new Map([
    ['b.mdx', 'new link'],
    ['keys/a.mdx', 'page'],
    ['c.mdx', 'new link'],
  ])
  const moved = { from: { file: 'a.mdx', path: '' }, texts }
  expect(() => writeMove(folder, moved, before)).toThrow(
    "c.mdx can't be written (EISDIR), so nothing was moved.",
  )
  expect(readFileSync(at('a.mdx'), 'utf8')).toBe('page')
  expect(readFileSync(at('b.mdx'), 'utf8')).toBe('link')
  expect(existsSync(at('keys/a.mdx'))).toBe(false)

  rmSync(at('c.mdx'), { recursive: true })
  writeMove(folder, moved, before)
  expect(existsSync(at('a.mdx'))).toBe(false)
  expect(readFileSync(at('keys/a.mdx'), 'utf8')).toBe('page')
})
