import { readFileSync } from 'node:fs'
import path from 'node:path'
import { peerNames, sites } from './sites'

it.each(peerNames)('%s has a project with exact versions, its generator among them', (name) => {
  const manifest = readFileSync(path.join('testing/peers/projects', name, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  expect(Object.keys(dependencies)).toContain(sites[name].generator.package)
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
