import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import theme from '.'
import * as scales from './variants'

/** A variant that does not exist is no error for Theme UI: it draws nothing. */
describe('the variants of the theme', () => {
  const variants = { ...scales, text: theme.text! }
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

/** Variants that lists and fields have, too, or words of a sentence: where they are buttons, their own styles say it. */
const others = ['control', 'link']

it('buttons answer a pointer', () => {
  const mute = Object.entries(scales.buttons)
    .filter(
      ([name, styles]) =>
        !others.includes(name) && !Object.keys(styles).some((key) => key.includes(':hover')),
    )
    .map(([name]) => name)
  expect(mute).toEqual([])
})

/** A distance that is a step of the scale, written as a length. */
const literal = /\b(?:p|m|[pm][xytblr]|padding\w*|margin\w*|\w*[gG]ap): (?:\[[^\]]*)?'(?:4|8|12|16|24|40)px'/g

it('distances that are steps of the scale of spaces are named by them', () => {
  const written = globSync('src/**/*.{ts,tsx}', { ignore: '**/*.test.*' }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].map(([found]) => `${file}: ${found}`),
  )
  expect(written).toEqual([])
})
