import path from 'node:path'
import { nginxConfigFor, type Server } from '../src/publish/nginx'
import { checkHostName, checkListen, checkPath } from '../src/publish/server-arguments'
import { runCommand, WrongArguments } from './command'

interface Options {
  site: string
  root?: string
  previous?: string
  listen?: string
  name?: string
  certificate?: string
  key?: string
  brotli: boolean
  nginx?: string
}

/** @throws where a certificate comes without its key, or a version is none */
function serverOf(options: Options): Server {
  const { site, root, previous, listen, name, certificate, key, brotli, nginx: version } = options
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version))
    throw new WrongArguments(`"${version}" is no version of nginx. "nginx -v" says it: 1.26.2.`)
  checkPath('--root', root)
  checkPath('--previous', previous)
  checkPath('--certificate', certificate, '/etc/ssl/docs.pem')
  checkPath('--key', key, '/etc/ssl/docs.key')
  checkHostName(name)
  if (Boolean(certificate) !== Boolean(key))
    throw new Error('--certificate and --key belong together: say both, or none.')
  const tls = certificate && key ? { certificate, key } : undefined
  const address = listen ?? (tls ? '443' : '80')
  checkListen(address, Boolean(tls))
  return { listen: address, root: root ?? path.resolve(site), previous, name, tls, brotli, version }
}

/** Prints the nginx configuration of a built site, to be saved where nginx includes servers from. */
void runCommand({
  usage:
    'npm run --silent config:nginx -- [--site public] [--root <folder>] [--previous <folder>] [--listen 80] [--name docs.example.org] [--certificate <file> --key <file>] [--brotli] [--nginx 1.26.2]',
  options: {
    site: { type: 'string', default: 'public' },
    root: { type: 'string' },
    previous: { type: 'string' },
    listen: { type: 'string' },
    name: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    brotli: { type: 'boolean', default: false },
    nginx: { type: 'string' },
  },
  run: (options) => {
    const server = serverOf(options)
    try {
      process.stdout.write(nginxConfigFor(options.site, server))
    } catch (error) {
      throw new Error(`No configuration for nginx: ${(error as Error).message}`)
    }
  },
})
