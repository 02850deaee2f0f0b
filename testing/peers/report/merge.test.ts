import { merge } from './merge'
import { sampleFigures } from './sample'

const { readers, tools, ...rest } = sampleFigures
const { starlight, ...others } = sampleFigures.builds
const onlyBuilds = { ...rest, builds: { starlight: starlight! }, readers: {} }

it('what was measured before stands beside what is measured now', () => {
  const { builds, ...merged } = merge({ ...sampleFigures, builds: others }, onlyBuilds)
  expect(Object.keys(builds)).toHaveLength(3)
  expect(merged).toMatchObject({ readers, tools })
})

it('but not where it was another machine, or other pages', () => {
  const elsewhere = { ...sampleFigures, machine: { ...sampleFigures.machine, cores: 8 } }
  expect(merge(elsewhere, onlyBuilds)).toEqual(onlyBuilds)
  expect(merge({ ...sampleFigures, pages: 1 }, onlyBuilds)).toEqual(onlyBuilds)
  expect(merge(undefined, onlyBuilds)).toEqual(onlyBuilds)
})

it('what another browser has measured goes, builds stay', () => {
  const now = {
    ...sampleFigures,
    tools: { ...tools!, chromium: '200' },
    builds: {},
    readers: { ours: readers.ours! },
  }
  const merged = merge(sampleFigures, now)
  expect(Object.keys(merged.readers)).toEqual(['ours'])
  expect(merged.builds).toEqual(sampleFigures.builds)
})
