import path from 'node:path'
import { withServedSite } from '../testing/browser/launch'
import { pageStates } from '../testing/browser/page-states'
import { colorModes, shownPages, type ColorMode } from '../testing/browser/pages'
import { sheetFolder, writeSheet } from '../testing/browser/picture-sheet'
import { pictureFolder, pictureWidths, takePage, takeState, type Picture } from '../testing/browser/pictures'
import { runCommand, WrongArguments } from './command'

type PageName = keyof typeof shownPages
const pageNames = Object.keys(shownPages) as PageName[]

/** One row for each mode, whose pictures are taken at the same time. */
const inBothModes = <T>(subjects: T[], take: (subject: T, mode: ColorMode) => Promise<Picture>) =>
  Promise.all(colorModes.map((mode) => Promise.all(subjects.map((subject) => take(subject, mode)))))

async function makeSheet(name: string, rows: Picture[][]) {
  console.log(`${name}: ${rows.flat().length} pictures, ${await writeSheet(name, rows)}`)
}

/** Pages that the command names, or all. */
function chosenPages(wanted: readonly string[]): PageName[] {
  const unknown = wanted.filter((name) => !Object.hasOwn(shownPages, name))
  if (unknown.length)
    throw new WrongArguments(`No page is named ${unknown.join(', ')}. Pages: ${pageNames.join(', ')}.`)
  return wanted.length ? pageNames.filter((name) => wanted.includes(String(name))) : pageNames
}

/** Pictures of pages of the built site in both color modes and seven widths, of some states, and a sheet for each. */
const takeAll = (pages: readonly PageName[]) =>
  withServedSite(async (site) => {
    for (const name of pages)
      await makeSheet(
        String(name),
        await inBothModes(pictureWidths, (width, mode) => takePage(site, name, width, mode)),
      )
    await makeSheet(
      'states',
      await inBothModes(Object.keys(pageStates), (name, mode) => takeState(site, name, mode)),
    )
    return `Pictures: ${path.resolve(pictureFolder)}; sheets: ${path.resolve(sheetFolder)}`
  })

void runCommand({
  usage: 'npm run shots [-- home components …], the pages to be taken',
  words: Infinity,
  run: (_, words) => takeAll(chosenPages(words)),
})
