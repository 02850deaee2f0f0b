import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { checkBuiltSite, type PageSource } from '../checks/built-references'
import { edition } from '../../site/edition'
import { addEditions } from './add-editions'
import { finishSite } from './finish-site'
import { removeOldPictures } from './old-pictures'
import { markAtEnd } from './trusted-folders'
import { formatMistakes } from '../source/mistakes'
import { readPublishedSite } from './published-site'
import { redirectsOf } from '../model/redirects'
import { writeOutputs } from '../outputs/write-outputs'
import { checkSearchFiles, removeOldSearchFiles } from '../search/built-files'
import { inContent } from '../source/file-names'

/**
 * What is left to do once Gatsby has written the pages: the outputs for machines, the security policy, the files for
 * hosts, and a look at the whole. Stops the build where anything of the site leads to nothing. What comes last is the
 * mark without which nobody serves or deploys the site.
 */
export async function finishBuild(args: BuildArgs, root: string): Promise<void> {
  const base = `${args.basePath}/`
  checkSearchFiles('public', args.basePath)
  removeOldSearchFiles('public', args.basePath)
  const site = await readPublishedSite(args)
  await writeOutputs(site, root, args.cache)
  const { sendsTo } = site.settings.workbench
  await finishSite('public', base, sendsTo)
  await removeOldPictures('public')
  const added = await addEditions('public', sendsTo)
  const { docs } = site
  const sourceOf = (page: string): PageSource | undefined => {
    const file = docs.find((doc) => doc.path === page)?.file
    return file
      ? { file: inContent(file), text: readFileSync(path.join(root, inContent(file)), 'utf8') }
      : undefined
  }
  // Another edition leads to pages of the first one, which looks at all of them together.
  if (edition.name === '') {
    const mistakes = await checkBuiltSite('public', { base, redirects: redirectsOf(docs) }, sourceOf)
    if (mistakes.length) args.reporter.panic(formatMistakes(mistakes, 'in the built site'))
  }
  await markAtEnd(root, base, added)
}
