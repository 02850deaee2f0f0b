import { readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'
import { globSync } from 'tinyglobby'

/** The pages' and components' queries, by their file. */
const queries = globSync('src/{components,hooks,pages,templates}/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/graphql`([^`]+)`/g)].map(([, text]) => [file, text!] as const),
)

it('the queries are found', () => expect(queries.length).toBeGreaterThan(8))

// Gatsby gives nodes out in the order in which they were last changed: after an edit, an unsorted list is another one.
it.each(queries)('each list that %s asks for has an order', (_, text) => {
  const unsorted: string[] = []
  visit(parse(text), {
    [Kind.FIELD]: ({ name, arguments: given = [] }) => {
      const isList = /^all[A-Z]/.test(name.value)
      if (isList && !given.some((argument) => argument.name.value === 'sort')) unsorted.push(name.value)
    },
  })
  expect(unsorted).toEqual([])
})
