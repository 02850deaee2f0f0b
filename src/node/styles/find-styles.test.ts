import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { findStyles, MovingStyle } from './find-styles'

/** What is found in the element of a component, by its source. */
const find = (element: string) =>
  findStyles(`const open = { m: 1 }\nconst Part = ({ size, rest }: P) => ${element}`, 'Part.tsx')

const files = globSync('src/**/*.tsx', { ignore: '**/*.test.tsx' })

it('the styles of all components are known when the site is built', () => {
  const found = files.flatMap((file) => findStyles(readFileSync(file, 'utf8'), file))
  expect(found.length).toBeGreaterThan(150)
})

describe('findStyles', () => {
  it.each([
    ['a value of the element’s own', '<p sx={{ width: size }} />'],
    ['a part of styles that is chosen', '<p sx={{ ...(size ? open : {}) }} />'],
    ['styles by a name of the element’s own', '<p sx={looks[size]} />'],
    ['a name of the element’s own', '<p sx={size} />'],
  ])('refuses %s', (_, element) => {
    expect(() => find(element)).toThrow(MovingStyle)
  })

  it.each([
    ['<p sx={open} />', 1],
    ['<p sx={size ? open : undefined} />', 1],
    ['<p sx={size ? open : { m: 2 }} />', 2],
    ['<p sx={size && open} />', 1],
    ['<p sx={size ? open : null} />', 1],
    ['<p sx={open ?? { m: 2 }} />', 2],
    ['<p sx={{ m: [1, 2].map((one) => one * 2) }} />', 1],
  ])('knows the styles of %s', (element, count) => {
    expect(find(element)[0]!.styles).toHaveLength(count)
  })

  it('tells a component from an element, and what else gives it classes', () => {
    expect(find('<Icon sx={open} />')[0]).toMatchObject({ isComponent: true, spreads: [] })
    expect(find('<p sx={open} {...rest} />')[0]).toMatchObject({ isComponent: false, spreads: ['rest'] })
    expect(find('<p className="a" sx={open} />')[0]!.className).toBeDefined()
  })
})
