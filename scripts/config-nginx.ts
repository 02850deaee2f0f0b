import path from 'node:path'
import { nginxConfigFor } from '../src/publish/nginx'
import { runCommand } from './command'

/** Prints the nginx configuration of a built site, to be saved where nginx includes servers from. */
void runCommand({
  usage: 'npm run --silent config:nginx -- [--site public] [--root <folder>] [--listen 80]',
  options: {
    site: { type: 'string', default: 'public' },
    root: { type: 'string' },
    listen: { type: 'string', default: '80' },
  },
  run: ({ site, root = path.resolve(site), listen }) => {
    try {
      process.stdout.write(nginxConfigFor(site, { root, listen }))
    } catch (error) {
      throw new Error(
        `No configuration for nginx: ${(error as Error).message}. Is the site built? "npm run build" does it.`,
      )
    }
  },
})
