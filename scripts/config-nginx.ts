import path from 'node:path'
import { parseArgs } from 'node:util'
import { nginxConfigFor } from '../src/publish/nginx'

/**
 * `npm run --silent config:nginx -- [--site public] [--root <folder>] [--listen 80]`: prints the nginx configuration
 * of a built site, to be saved where nginx includes servers from.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'public' },
    root: { type: 'string' },
    listen: { type: 'string', default: '80' },
  },
})

try {
  const { site, root = path.resolve(site), listen } = values
  process.stdout.write(nginxConfigFor(site, { root, listen }))
} catch (error) {
  console.error(
    `No configuration for nginx: ${(error as Error).message}. Is the site built? "npm run build" does it.`,
  )
  process.exitCode = 1
}
