import type { Mistake } from '../../node/source/mistakes'

/** An address of a file or a folder on GitHub: the repository's name, and the path in it. */
const cited = /https:\/\/github\.com\/[\w-]+\/([\w.-]+)\/(?:blob|tree)\/[\w.-]+\/([^\s"'#)]+)/g

/** What became of the files that pages cite. */
export interface CitedFiles {
  mistakes: Mistake[]
  found: number
}

/**
 * Looks up each file of the repositories at hand that a page names as its source or links to.
 * @param exists whether a path is below the folder of the checkouts
 */
export function findCitedFiles(
  pages: readonly { file: string; text: string }[],
  has: (repository: string) => boolean,
  exists: (path: string) => boolean,
): CitedFiles {
  const mistakes: Mistake[] = []
  let found = 0
  for (const { file, text } of pages)
    text.split('\n').forEach((line, index) => {
      for (const [, repository, path] of line.matchAll(cited)) {
        if (!has(repository!)) continue
        if (exists(`${repository}/${decodeURIComponent(path!)}`)) found++
        else
          mistakes.push({
            file,
            line: index + 1,
            message: `${repository} has no ${path}.`,
            fix: 'Correct the path, or check out the version that the address names.',
          })
      }
    })
  return { mistakes, found }
}

/**
 * Whether there is a file that a page cites, by the repository's name and the path in it: in the checkouts, or in this project,
 * whose repository may be at hand as it was before it held the site.
 * @param editUrl where the project's pages are edited, which names its repository
 */
export function existsIn(
  checkouts: (path: string) => boolean,
  project: (path: string) => boolean,
  editUrl: string,
): (path: string) => boolean {
  const [, own = ''] = /^https:\/\/[^/]+\/[^/]+\/([^/]+)\//.exec(editUrl) ?? []
  return (path) => {
    const [repository, ...rest] = path.split('/')
    return checkouts(path) || (repository === own && project(rest.join('/')))
  }
}
