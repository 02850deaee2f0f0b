import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import type { Artifact } from './github'

/**
 * What a fork may hand over at most: several times what the site has. Its artifact is compressed, and may grow beyond
 * all measure when it is unpacked.
 */
export const limits = { packed: 250e6, unpacked: 500e6, files: 10_000 }

/** The name under which a preview's build hands over its site. */
const artifactName = 'preview'

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`

/**
 * The artifact of a build that may be unpacked. A run that was started again has one of each attempt, all of one name: the
 * last one is meant.
 * @throws when there are others than the one that is expected, or it is too large to be unpacked
 */
export function admitArtifacts(artifacts: readonly Artifact[]): Artifact {
  const [artifact] = artifacts.toSorted((a, b) => b.id - a.id)
  if (!artifact || artifacts.some(({ name }) => name !== artifactName))
    throw new Error(
      `The build has handed over ${artifacts.map(({ name }) => `"${name}"`).join(', ') || 'nothing'}, and not "${artifactName}" alone. No preview is deployed.`,
    )
  if (artifact.size_in_bytes > limits.packed)
    throw new Error(
      `The preview has ${megabytes(artifact.size_in_bytes)} packed, more than the ${megabytes(limits.packed)} of src/publish/preview/limits.ts. It is not deployed.`,
    )
  return artifact
}

/** @throws when a built site has more files or is larger than a preview may be */
export async function admitFolder(folder: string): Promise<void> {
  const names = await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })
  if (names.length > limits.files)
    throw new Error(
      `The preview has ${names.length} files, more than the ${limits.files} of src/publish/preview/limits.ts. It is not deployed.`,
    )
  let size = 0
  for (const name of names) size += (await lstat(path.join(folder, name))).size
  if (size > limits.unpacked)
    throw new Error(
      `The preview has ${megabytes(size)}, more than the ${megabytes(limits.unpacked)} of src/publish/preview/limits.ts. It is not deployed.`,
    )
}
