import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** The labels of each set of tabs in the content, with their file. */
const sets = globSync('content/docs/**/*.mdx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Tabs[^>]*>(.*?)<\/Tabs>/gs)].map(([, inside]) => ({
    file,
    labels: [...inside!.matchAll(/<Tab [^>]*label="([^"]*)"/g)].map(([, label]) => label!),
  })),
)

it('tabs that stand beside each other do so in one order on all pages', () => {
  const places = new Map<string, string>()
  for (const { file, labels } of sets)
    for (const [index, label] of labels.entries())
      for (const later of labels.slice(index + 1)) places.set(`${label} before ${later}`, file)
  expect(places.size).toBeGreaterThan(10)
  const both = [...places].filter(([pair]) => places.has(pair.split(' before ').reverse().join(' before ')))
  expect(both).toEqual([])
})
