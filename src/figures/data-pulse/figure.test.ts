import { figure } from './figure'

const at = (count: number) => figure.describe({ count, lost: -1 })

it('speaks of one output and its chunk as of one', () => {
  expect(at(0)).toMatch(/no pulse has run/)
  expect(at(1)).toMatch(/^The output 80 selects chunk 0 of 8\. Its proof gives the output 71\.$/)
  expect(at(2)).toMatch(/^The outputs 80, 71 select the chunks 0, 7 of 8\. The proof of the last one gives/)
})

it('says which chunk stops the clock', () => {
  expect(figure.describe({ count: 1, lost: 0 })).toMatch(
    /^The output 80 selects chunk 0 of 8\. Chunk 0 is gone, so no proof/,
  )
})
