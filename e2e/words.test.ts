import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { en } from '../src/locale/en'

const scripts = glob('public/static/*.js').then((files) =>
  Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
)

it('every word of the interface stands in the scripts as a text', async () => {
  const left = (await scripts).flatMap(([file, code]) =>
    (code.match(/\bWORDS\b[.\w]*/g) ?? []).map((name) => [file, name]),
  )
  expect(left).toEqual([])
})

it('what the search says comes with the search', async () => {
  const holding = (await scripts).filter(([, code]) => code.includes(en.search.advice))
  expect(holding.map(([file]) => file)).toEqual([
    expect.not.stringMatching(/static.(app|component|framework)-/),
  ])
})
