import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answers } from './answers'
import { freePort } from './free-port'
import { findServer } from './find-server'
import type { StaticServer } from './static-server'

/** What stands around the servers in a configuration: a process that leaves nothing behind. */
const frame = (folder: string, servers: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${servers}
}
`

/**
 * Runs a real nginx on this machine.
 * @param configure gives the servers' configuration for what `listen` shall say
 * @throws when nginx does not take the configuration, with its own words
 */
export async function startNginx(configure: (listen: string) => string): Promise<StaticServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const listen = `127.0.0.1:${await freePort()}`
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, frame(folder, configure(listen)))
  const child = spawn(findServer('nginx', '/usr/sbin/nginx'), ['-p', folder, '-c', file, '-e', 'stderr'])
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await answers(`http://${listen}`, () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`)
  })
  return {
    url: `http://${listen}`,
    close: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
