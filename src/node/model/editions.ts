import { docsRoot } from '../../shared/routes'
import type { PageEditions } from '../../shared/page-editions'
import { isInDefaultLanguage, isSameVersion } from '../../site/editions'
import { routeOf } from '../page/read-pages'
import { inContent, isPageFile } from '../source/file-names'
import { isDraftFile, wordInHead } from '../source/head-words'
import type { SiteSource, SourceFile } from '../source/site-source'
import type { Mistake } from '../source/mistakes'
import type { EditionSource, OtherEdition } from '../source/other-editions'
import { fillAddress } from '../source/fill-variables'
import type { Variables } from '../source/variables'
import { listingPath } from './categories'
import { translationStates } from './translations'

/** Pages and listings of a site, as far as editions tell them apart. */
interface Routes {
  docs: readonly { path: string; file: string }[]
  categories: readonly { path: string; folder: string }[]
}

/** What each page has to know of the other editions, by its path; empty where there is one edition. */
export function pageEditions(
  { edition: source, includeDrafts }: Pick<SiteSource, 'edition' | 'includeDrafts'>,
  { docs, categories }: Routes,
  variables: Variables,
): Map<string, PageEditions> {
  if (!source) return new Map()
  const states = translationStates(source)
  const languages = languagesOf(source)
  const versions = versionsOf(source, variables, includeDrafts)
  const entry = (path: string, file: string): [string, PageEditions] => {
    const state = states.get(file)
    const missingIn = versions.flatMap(({ name, routes }) => (routes.has(path) ? [] : name))
    const editions: PageEditions = {
      ...(languages.length > 1 && {
        translatedIn: languages.flatMap(({ name, has }) => (has(file) ? name : [])),
      }),
      ...(missingIn.length && { missingIn }),
      ...(state && state !== 'translated' && { text: state }),
    }
    return [path, editions]
  }
  return new Map([
    ...docs.map(({ path, file }) => entry(path, file)),
    ...categories.map(({ path, folder }) => entry(path, `${folder}/_category.yml`)),
  ])
}

/** The editions of this version, and whether each shows a file in its own language. */
function languagesOf({ edition, folders, others }: EditionSource) {
  const [first] = edition.docs
  return [
    {
      name: edition.name,
      has: (file: string) => isInDefaultLanguage(edition) || folders.get(file) === first,
    },
    ...others
      .filter((other) => isSameVersion(other.edition, edition))
      .map((other) => ({ name: other.edition.name, has: (file: string) => isOwn(other, file) })),
  ]
}

/** Whether an edition shows a file in its own language. */
const isOwn = ({ edition: { docs }, files }: OtherEdition, file: string) =>
  files.some((one) => one.file === file && one.folder === docs[0])

/** The other versions, each with all of its addresses. */
const versionsOf = ({ edition, others }: EditionSource, variables: Variables, includeDrafts: boolean) =>
  others
    .filter((other) => !isSameVersion(other.edition, edition))
    .map((other) => ({
      name: other.edition.version.name,
      routes: routesIn(other.files, variables, includeDrafts),
    }))

/** The addresses of pages and listings of another edition, from what stands in their heads. */
function routesIn(files: readonly SourceFile[], variables: Variables, includeDrafts: boolean): Set<string> {
  const routes = files.flatMap((one) => {
    const { file, text } = one
    if (!isPageFile(file)) return listingPath({ listing: wordInHead(text, 'listing') }) ?? []
    return isDraftFile(one) && !includeDrafts ? [] : routeOf(file, wordInHead(text, 'slug'))
  })
  return new Set([docsRoot, ...routes.map((route) => fillAddress(route, variables))])
}

/** Mistakes at their places: what other checks take for content/docs may be another folder of the edition. */
export function placeMistakes(mistakes: Mistake[], source: EditionSource | undefined): Mistake[] {
  if (!source) return mistakes
  const folderOf = new Map(
    [...source.folders].map(([file, folder]) => [inContent(file), `${folder}/${file}`]),
  )
  return mistakes.map((mistake) => ({ ...mistake, file: folderOf.get(mistake.file) ?? mistake.file }))
}
