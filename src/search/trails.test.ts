import type { FoundPage } from './catalog'
import { readTrails } from './trails'

const page = (ref: number, section: string, ...trail: string[]) => ({ ref, section, trail }) as FoundPage

it('the words of the categories above a page lead to it', () => {
  const trails = readTrails([
    page(0, 'Run', 'Using qclient', 'Commands'),
    page(4, 'Run'),
    page(7, 'API', 'Commands'),
  ])
  expect(trails.get('run')).toEqual(new Set([0, 4]))
  expect(trails.get('commands')).toEqual(new Set([0, 7]))
  expect(trails.get('qclient')).toEqual(new Set([0]))
  expect(trails.get('node')).toBeUndefined()
})
