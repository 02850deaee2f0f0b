import path from 'node:path'
import { startNginx } from '../testing/servers/nginx'
import { startServer, type StaticServer } from '../testing/servers/static-server'
import { endings } from '../src/publish/content-types'
import { nginxConfigFor } from '../src/publish/nginx'
import { readSite, type Site } from '../src/publish/s3/site-files'

let site: Site
let hosts: StaticServer[]
beforeAll(async () => {
  site = await readSite('public', '')
  const root = path.resolve('public')
  hosts = [await startServer(root), await startNginx((listen) => nginxConfigFor(root, { listen, root }))]
})
afterAll(() => Promise.all(hosts.map((host) => host.close())))

/** The address at which a file is asked for. */
const addressOf = (name: string) => (name === '404.html' ? name : name.replace(/index\.html$/, ''))

it('every file is of a kind that hosts are told of', () => {
  const unknown = site.files.filter(({ name }) => !endings.includes(path.extname(name).slice(1)))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it('nginx, a bucket and the server of these tests say the same of each kind of file', async () => {
  const kindOf = ({ name, cacheControl }: Site['files'][number]) => `${path.extname(name)} ${cacheControl}`
  const samples = [...new Map(site.files.map((file) => [kindOf(file), file])).values()]
  expect(samples.length).toBeGreaterThan(12)
  for (const { name, contentType, cacheControl } of samples)
    for (const { url } of hosts) {
      const { status, headers } = await fetch(`${url}/${addressOf(name)}`)
      const said = [
        headers.get('content-type')?.replace(';charset', '; charset'),
        headers.get('cache-control'),
      ]
      expect({ name, status, said }).toEqual({ name, status: 200, said: [contentType, cacheControl] })
    }
})
