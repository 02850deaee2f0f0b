import { existsIn, findCitedFiles } from './cited-files'

const at = (path: string) => `https://github.com/owner/${path}`
const find = (...lines: string[]) =>
  findCitedFiles(
    [{ file: 'a.mdx', text: lines.join('\n') }],
    (repository) => repository === 'node',
    (path) => ['node/src/a b.rs', 'node/docs'].includes(path),
  )

describe('the files that a page cites', () => {
  it('are found, by file, folder and encoded name', () => {
    const found = find(`  url: ${at('node/blob/v2.1/src/a%20b.rs#L5')}`, `[x](${at('node/tree/main/docs')})`)
    expect(found).toEqual({ mistakes: [], found: 2 })
  })

  it('are told with their line where the version has none', () => {
    expect(find('x', `  url: ${at('node/blob/v2.1/src/gone.rs')}`).mistakes).toMatchObject([
      { file: 'a.mdx', line: 2, message: 'node has no src/gone.rs.' },
    ])
  })

  it('are left alone in repositories that are not at hand, and where an address names none', () => {
    expect(find(at('other/blob/main/x.rs'), at('node'), at('node/issues/5'))).toEqual({
      mistakes: [],
      found: 0,
    })
  })
})

it('a file of this project is one of its repository, and of no other', () => {
  const exists = existsIn(
    (path) => path === 'docs/old.md',
    (path) => path === 'scripts/move.ts',
    'https://github.com/owner/docs/edit/main/content/docs/',
  )
  expect(['docs/old.md', 'docs/scripts/move.ts', 'node/scripts/move.ts', 'docs/gone.ts'].map(exists)).toEqual(
    [true, true, false, false],
  )
})
