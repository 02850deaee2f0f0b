import type { Code } from 'mdast'
import { jsonError, yamlError } from '../../source/data-errors'
import { fillText } from '../../source/fill-variables'
import type { PageCompilation } from '../compilation'
import { atLine } from './source'

/** How each language of data is called and read. */
const parsers = new Map([
  ['json', ['JSON', jsonError] as const],
  ['yaml', ['YAML', yamlError] as const],
  ['yml', ['YAML', yamlError] as const],
])

/** What stands for something that is left out: such a listing is a form, and no data. */
const omission = /…|\.{3}|<[a-z][\w -]*>/i

/** Reports a listing that readers copy as data, and that no program can read. */
export function checkData({ lang, meta, value, position }: Code, page: PageCompilation) {
  const [name, errorIn] = parsers.get(lang ?? '') ?? []
  if (!name || !errorIn || omission.test(value)) return
  const error = errorIn(/\bvars\b/.test(meta ?? '') ? fillText(value, page.variables) : value)
  if (!error) return
  page.mistake(
    atLine((position?.start.line ?? 0) + error.line),
    `The listing is no ${name}: ${error.message}.`,
    'Correct it, or name its language "text" if it is only a form.',
  )
}
