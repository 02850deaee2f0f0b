import type { Reporter } from 'gatsby'
import { formatFaults } from '../source/faults'
import { areTold, tellMistakes } from './tell-mistakes'

const told = jest.fn()
const reporter = { panicOnBuild: told } as unknown as Reporter
const [one, other] = [
  { file: 'content/docs/a.mdx', line: 1, message: 'One.' },
  { file: 'content/docs/b.mdx', line: 2, message: 'Other.' },
]
beforeEach(() => {
  tellMistakes(reporter, [])
  told.mockClear()
})

it('prints a report once, whoever finds it', () => {
  tellMistakes(reporter, [one])
  tellMistakes(reporter, [one])
  expect(told.mock.calls).toEqual([[formatFaults([one])]])
})

it('prints another report, and the same one once it was fixed in between', () => {
  tellMistakes(reporter, [one])
  tellMistakes(reporter, [one, other])
  tellMistakes(reporter, [])
  tellMistakes(reporter, [one, other])
  expect(told.mock.calls).toEqual([
    [formatFaults([one])],
    [formatFaults([one, other])],
    [formatFaults([one, other])],
  ])
})

it('prints nothing where there are no mistakes', () => {
  tellMistakes(reporter, [])
  expect(told).not.toHaveBeenCalled()
})

it('knows which mistakes the last report has told', () => {
  tellMistakes(reporter, [one, other])
  expect([areTold([one]), areTold([])]).toEqual([true, true])
  tellMistakes(reporter, [other])
  expect(areTold([one, other])).toBe(false)
})
