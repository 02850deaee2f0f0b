import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { immutableFolder, versionFile } from '../../publish/host-files'

/** Where Gatsby writes the pages' data, and expects that of its last build. */
const gatsbyFolder = 'page-data'

/** Where a version's data are published. `src/node/gatsby/patches.ts` has the browser ask there. */
const dataFolder = (version: string) => `${immutableFolder}${version}/${gatsbyFolder}`

/**
 * Gives the pages' data of a built site an address of their own version, so that a page and its data always belong
 * together: while another version is being uploaded file by file, and for as long as a host keeps the older data.
 * @param folder the built site
 */
export async function publishPageData(folder: string, version: string): Promise<void> {
  const from = path.join(folder, gatsbyFolder)
  const to = path.join(folder, dataFolder(version))
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (name !== path.basename(versionFile)) await rename(path.join(from, name), path.join(to, name))
}

/** Puts the data of a built site back to where Gatsby looks for them, below what a newer build has written there. */
export async function restorePageData(folder: string): Promise<void> {
  const published = await glob(dataFolder('*'), {
    cwd: folder,
    onlyDirectories: true,
    expandDirectories: false,
  })
  for (const data of published) {
    await cp(path.join(folder, data), path.join(folder, gatsbyFolder), { recursive: true, force: false })
    await rm(path.join(folder, data, '..'), { recursive: true })
  }
}
