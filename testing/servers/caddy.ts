import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answers } from './answers'
import { findServer } from './find-server'
import { freePort } from './free-port'
import type { StaticServer } from './static-server'

/** What stands before the sites: a process that listens to nobody else and leaves nothing behind. */
const frame = '{\n  admin off\n}\n'

/**
 * Runs a real Caddy on this machine.
 * @param configure gives the sites' configuration for the address that they shall have
 * @throws when Caddy does not take the configuration, with its own words
 */
export async function startCaddy(configure: (address: string) => string): Promise<StaticServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, frame + configure(url))
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(findServer('caddy', '/usr/bin/caddy'), ['run', '--config', file], { env })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await answers(url, () => {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${complaints}`)
  })
  return {
    url,
    close: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
