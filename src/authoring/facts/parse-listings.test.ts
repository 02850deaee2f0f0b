import { parseListings } from './parse-listings'

const parse = (language: string, code: string) =>
  parseListings([{ file: 'a.mdx', line: 10, language, code }]).then(({ mistakes }) =>
    mistakes.map(({ line, message }) => [line, message]),
  )

describe('a listing', () => {
  it.each([
    ['bash', 'for n in 1 2; do\n  echo "$n"\ndone'],
    ['bash', '$ if true; then\n> ls; fi\na.txt (an answer'],
    ['yaml', 'a: 1\n---\nb: [2]'],
    ['json', '{ "a": 1 }'],
  ])('in %s that can be read is right: %j', async (language, code) => {
    expect(await parse(language, code)).toEqual([])
  })

  it('for a shell is not run', async () => {
    expect(await parse('bash', 'exit 3')).toEqual([])
  })

  it.each([
    ['bash', 'ls\nget 0x<address>', 11, 'newline'],
    ['bash', 'echo "open', 10, 'unexpected EOF'],
    ['bash', 'ls\nln -s node-<old version>-linux node', 11, 'node-<old version>'],
    ['bash', 'cat <<END\nx', 11, 'here-document'],
    ['yaml', 'a: 1\nb: "x', 11, 'quote'],
    ['json', '{\n  a: 1 }', 11, 'property name'],
  ])('in %s that can’t is told with its line: %j', async (language, code, line, message) => {
    expect(await parse(language, code)).toEqual([[line, expect.stringContaining(message)]])
  })

  it('in another language is counted as skipped', async () => {
    const listing = { file: 'a.mdx', line: 1, code: 'x' }
    const listings = ['go', 'go', 'json'].map((language) => ({ ...listing, language, code: '1' }))
    expect(await parseListings(listings)).toEqual({ mistakes: [], parsed: { json: 1 }, skipped: { go: 2 } })
  })

  it('for a shell is counted as skipped where there is no Bash', async () => {
    const listing = { file: 'a.mdx', line: 1, language: 'bash', code: '(' }
    expect(await parseListings([listing], Promise.resolve(false))).toEqual({
      mistakes: [],
      parsed: {},
      skipped: { bash: 1 },
    })
  })
})
