import type { FieldError } from '../../api-reference/form'

const code = (text: string) => `\`${text}\``

/** What is wrong with a field, in words, and code between backticks. */
export function errorText(error: FieldError): string {
  const path = error.at.slice(1).join('.')
  const text = ownText(error)
  return path ? WORDS.workbench.errors.inside.join({ path: code(path), error: text }) : text
}

function ownText(error: FieldError): string {
  switch (error.kind) {
    case 'missing':
      return error.at.length
        ? WORDS.workbench.errors.missingInside.join(code(error.name))
        : WORDS.workbench.errors.missing
    case 'unknown':
      return WORDS.workbench.errors.unknown.join(code(error.name))
    case 'pattern':
      return WORDS.workbench.errors.pattern.join(code(error.pattern))
    case 'host':
      return WORDS.workbench.errors.host
    case 'allowed':
      return WORDS.workbench.errors.allowed.join(error.allowed.map(code).join(WORDS.common.listSeparator))
    case 'min':
      return WORDS.workbench.errors.size.join(WORDS.api.atLeast.join(amount(error)))
    case 'max':
      return WORDS.workbench.errors.size.join(WORDS.api.atMost.join(amount(error)))
    case 'type':
      return expected(error.expected)
  }
}

function amount({ bound, unit }: Extract<FieldError, { kind: 'min' | 'max' }>): string {
  switch (unit) {
    case 'items':
      return WORDS.api.amounts.items.join(bound)
    case 'entries':
      return WORDS.api.amounts.entries.join(bound)
    case 'characters':
      return WORDS.api.amounts.characters.join(bound)
    case 'bytes':
      return WORDS.api.amounts.bytes.join(bound)
    default:
      return String(bound)
  }
}

/** Each text is named in full: the bundler leaves no object of all words. */
function expected(kind: Extract<FieldError, { kind: 'type' }>['expected']): string {
  switch (kind) {
    case 'list':
      return WORDS.workbench.errors.list
    case 'map':
      return WORDS.workbench.errors.map
    case 'string':
      return WORDS.workbench.errors.string
    case 'integer':
      return WORDS.workbench.errors.integer
    case 'number':
      return WORDS.workbench.errors.number
    case 'boolean':
      return WORDS.workbench.errors.boolean
    case 'timestamp':
      return WORDS.workbench.errors.timestamp
    case 'blob':
      return WORDS.workbench.errors.blob
    case 'base64':
      return WORDS.workbench.errors.base64
    case 'json':
      return WORDS.workbench.errors.json
  }
}
