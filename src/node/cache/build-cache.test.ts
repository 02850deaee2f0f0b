import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildCacheFolder } from '../../shared/build-cache'
import { openBuildCache } from './build-cache'

describe('openBuildCache', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'build-cache-'))
  const folder = path.join(root, buildCacheFolder, 'pages')
  const monthsOld = new Date(Date.now() - 40 * 24 * 3600 * 1000)
  beforeEach(() => rmSync(root, { recursive: true, force: true }))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('gives back what was kept, to another build as well', async () => {
    await (await openBuildCache(root, 'pages')).set('a.json', 'A')
    expect(String(await (await openBuildCache(root, 'pages')).get('a.json'))).toBe('A')
  })

  it('has nothing at a key that was never set', async () => {
    expect(await (await openBuildCache(root, 'pages')).get('a.json')).toBeUndefined()
  })

  it('leaves no half-written file beside the kept ones', async () => {
    const cache = await openBuildCache(root, 'pages')
    await Promise.all([1, 2, 3, 4].map(() => cache.set('a.json', 'A')))
    expect(readdirSync(folder)).toEqual(['a.json'])
  })

  it('throws away what nobody has asked for in a month', async () => {
    mkdirSync(folder, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), name)
    utimesSync(path.join(folder, 'old'), monthsOld, monthsOld)
    await openBuildCache(root, 'pages')
    expect(readdirSync(folder)).toEqual(['new'])
  })

  it('keeps what is asked for', async () => {
    const cache = await openBuildCache(root, 'pages')
    await cache.set('a', 'A')
    utimesSync(path.join(folder, 'a'), monthsOld, monthsOld)
    await cache.get('a')
    await openBuildCache(root, 'pages')
    expect(readdirSync(folder)).toEqual(['a'])
  })

  it('says what is wrong with a kept file that can’t be read', async () => {
    const cache = await openBuildCache(root, 'pages')
    mkdirSync(path.join(folder, 'a'))
    await expect(cache.get('a')).rejects.toThrow('EISDIR')
  })
})
