import { outputOf, type Project } from '../builds/project'
import { scratch } from '../scratch'
import type { SiteName } from '../sites'
import { copyPacked } from './compress'
import { startPackedServer } from './packed-server'
import type { BothSpeeds } from './reader-figures'
import { slow4G, startSlowLink } from './slow-link'

/** A site that is served, at full speed and slowly. */
export interface Served {
  name: SiteName
  addresses: BothAddresses
  close: () => Promise<unknown>
}

type BothAddresses = Record<keyof BothSpeeds, string>

/** Serves a built site, packed. */
export async function serveSite(project: Project): Promise<Served> {
  const folder = scratch('served', project.name)
  await copyPacked(outputOf(project), folder)
  const server = await startPackedServer(folder)
  const link = await startSlowLink(server.port, slow4G)
  return {
    name: project.name,
    addresses: { full: server.url, slow: link.url },
    close: () => Promise.all([server.close(), link.close()]),
  }
}
