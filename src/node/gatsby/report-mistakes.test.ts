import type { Reporter } from 'gatsby'
import { formatMistakes } from '../source/mistakes'
import { areReported, reportMistakes } from './report-mistakes'

const told = jest.fn()
const reporter = { panicOnBuild: told } as unknown as Reporter
const [one, other] = [
  { file: 'content/docs/a.mdx', line: 1, message: 'One.' },
  { file: 'content/docs/b.mdx', line: 2, message: 'Other.' },
]
beforeEach(() => {
  reportMistakes(reporter, [])
  told.mockClear()
})

it('prints a report once, whoever finds it', () => {
  reportMistakes(reporter, [one])
  reportMistakes(reporter, [one])
  expect(told.mock.calls).toEqual([[formatMistakes([one])]])
})

it('prints another report, and the same one once it was fixed in between', () => {
  reportMistakes(reporter, [one])
  reportMistakes(reporter, [one, other])
  reportMistakes(reporter, [])
  reportMistakes(reporter, [one, other])
  expect(told.mock.calls).toEqual([
    [formatMistakes([one])],
    [formatMistakes([one, other])],
    [formatMistakes([one, other])],
  ])
})

it('prints nothing where there are no mistakes', () => {
  reportMistakes(reporter, [])
  expect(told).not.toHaveBeenCalled()
})

it('knows which mistakes the last report has told', () => {
  reportMistakes(reporter, [one, other])
  expect([areReported([one]), areReported([])]).toEqual([true, true])
  reportMistakes(reporter, [other])
  expect(areReported([one, other])).toBe(false)
})
