import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, scratch } from './scratch'

const { env } = process
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'scratch-'))))
afterEach(() => {
  process.env = env
  rmSync(folder, { recursive: true })
})

it('without a network it says what was not installed, and where', () => {
  const cut = { npm_config_offline: 'true', npm_config_cache: path.join(folder, 'cache') }
  process.env = { ...env, ...cut, PEERS_FOLDER: folder }
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(() => install('vitepress')).toThrow(
    /^The packages of vitepress were not installed in .*scratch-.*vitepress: .+ They come from the npm registry: look at the network/,
  )
  expect(readFileSync(scratch('vitepress/package.json'), 'utf8')).toContain('"vitepress": "1.6.4"')
})
