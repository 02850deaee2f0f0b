import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import * as variants from './variants'

/** A variant that does not exist is no error for Theme UI: it draws nothing. */
describe('the variants of the theme', () => {
  const known = Object.entries(variants).flatMap(([scale, named]) =>
    Object.keys(named).map((name) => `${scale}.${name}`),
  )
  const used = globSync('src/**/*.{ts,tsx}', { ignore: '**/*.test.*' }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bvariant: '([^']+)'/g)].map(([, name]) => name!),
  )

  it('are those that components ask for, and each is asked for', () => {
    expect([...new Set(used)].sort()).toEqual(known.sort())
  })
})
