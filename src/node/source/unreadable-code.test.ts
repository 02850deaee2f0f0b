import { mistakeOfCode } from './unreadable-code'

const text = `export const settings = {
  title: 'Docs',
  breadcrumbs: true
  url: 'https://example.org',
}
`
const syntaxError = (line: number, reason: string, file = '/site/src/site/settings.ts') =>
  new Error(`Transform failed with 1 error:\n${file}:${line}:2: ERROR: ${reason}`)
const mistakeOf = (error: unknown) => mistakeOfCode(error, '/site', () => text)

describe('code that can not be read', () => {
  it('lacks a comma, at the line where it belongs', () => {
    expect(mistakeOf(syntaxError(4, 'Expected "}" but found "url"'))).toEqual({
      file: 'src/site/settings.ts',
      line: 3,
      message: 'A comma is missing behind "breadcrumbs: true".',
      fix: 'Write "breadcrumbs: true,".',
    })
  })

  it('has a quote that is not closed', () => {
    expect(mistakeOf(syntaxError(2, 'Unterminated string literal'))).toEqual({
      file: 'src/site/settings.ts',
      line: 2,
      message: `The file can't be read as code: Unterminated string literal, in "title: 'Docs',".`,
      fix: 'Close the quotes; a text that has one of them stands in the other kind.',
    })
  })

  it('ends too early', () => {
    expect(mistakeOf(syntaxError(7, 'Expected "}" but found end of file'))).toMatchObject({
      line: 6,
      fix: 'A brace or a bracket is opened and not closed before the end.',
    })
  })

  it('names what there is none of', () => {
    const error = new ReferenceError('foo is not defined')
    error.stack = `ReferenceError: foo is not defined
    at <anonymous> (/site/src/site/settings.ts:3:16)
    at Object.<anonymous> (/site/src/site/settings.ts:5:1)`
    expect(mistakeOf(error)).toMatchObject({
      line: 3,
      message: 'Nothing has this name: foo is not defined, in "breadcrumbs: true".',
      fix: 'Put a text in quotes, or correct the name.',
    })
  })

  it('is ours, or nothing is said of it', () => {
    expect(mistakeOf(syntaxError(1, 'x', '/site/node_modules/a/b.ts'))).toBeUndefined()
    expect(mistakeOf(syntaxError(1, 'x', '/elsewhere/b.ts'))).toBeUndefined()
    expect(mistakeOf('a text')).toBeUndefined()
  })
})
