import path from 'node:path'
import { caddyConfig } from '../src/publish/caddy'
import { readServedSite } from '../src/publish/served-site'
import { checkPath, checkSiteAddress } from '../src/publish/server-arguments'
import { runCommand } from './command'

/** Prints a Caddyfile for a built site. */
void runCommand({
  usage:
    'npm run --silent config:caddy -- [--site public] [--root <folder>] [--previous <folder>] [--address docs.example.org]',
  options: {
    site: { type: 'string', default: 'public' },
    root: { type: 'string' },
    previous: { type: 'string' },
    address: { type: 'string', default: ':80' },
  },
  run: ({ site, root = path.resolve(site), previous, address }) => {
    checkPath('--root', root)
    checkPath('--previous', previous)
    checkSiteAddress(address)
    try {
      process.stdout.write(caddyConfig({ ...readServedSite(site), address, root, previous }))
    } catch (error) {
      throw new Error(`No configuration for Caddy: ${(error as Error).message}`)
    }
  },
})
