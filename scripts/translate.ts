import './settings-first'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportOfTranslations, translate } from '../src/authoring/translate'
import { suggest } from '../src/node/source/suggest'
import { readSource } from '../src/node/source/read-source'
import { editionsOf, isInDefaultLanguage } from '../src/site/editions'
import { settings } from '../src/site/settings'
import { runCommand, WrongArguments } from './command'

/** Translations: what is left to do, a new one, and one that follows its original again. */
void runCommand({
  usage:
    'npm run translate [-- ar run-node/backups --done], a language and a page of it; without, what is left to do',
  options: { done: { type: 'boolean' } },
  words: 2,
  run: async ({ done = false }, [name, place]) => {
    const others = editionsOf(settings).filter((edition) => !isInDefaultLanguage(edition))
    if (!others.length) return 'The site has one language. Others are "translations" of src/site/settings.ts.'
    const wanted = name === undefined ? others : others.filter((edition) => edition.name === name)
    if (!wanted.length)
      throw new WrongArguments(
        `There is no language "${name}". ${suggest(
          name!,
          others.map((edition) => edition.name),
        )}`,
      )
    if (done && !place) throw new WrongArguments('Say which page is done.')
    const root = process.cwd()
    const sources = wanted.map((edition) => readSource(root, settings, true, { edition }))
    const [first, ...rest] = (await Promise.all(sources)).flatMap(({ edition }) => edition ?? [])
    if (!place) return [first!, ...rest].map(reportOfTranslations).join('\n\n')
    const { write, report } = translate({ source: first!, place, done })
    if (write) {
      mkdirSync(path.dirname(path.join(root, write.file)), { recursive: true })
      writeFileSync(path.join(root, write.file), write.text)
    }
    return report
  },
})
