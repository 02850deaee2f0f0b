import type { FieldFault } from '../../api-reference/form'

/** What is wrong with a field, in words. */
export function faultText(fault: FieldFault): string {
  const path = fault.at.slice(1).join('.')
  const text = ownText(fault)
  return path ? WORDS.workbench.faults.inside.join({ path, fault: text }) : text
}

function ownText(fault: FieldFault): string {
  switch (fault.kind) {
    case 'missing':
      return fault.at.length
        ? WORDS.workbench.faults.missingInside.join(fault.name)
        : WORDS.workbench.faults.missing
    case 'unknown':
      return WORDS.workbench.faults.unknown.join(fault.name)
    case 'pattern':
      return WORDS.workbench.faults.pattern.join(fault.pattern)
    case 'host':
      return WORDS.workbench.faults.host
    case 'allowed':
      return WORDS.workbench.faults.allowed.join(fault.allowed.join(WORDS.common.listSeparator))
    case 'min':
      return WORDS.workbench.faults.size.join(WORDS.api.atLeast.join(amount(fault)))
    case 'max':
      return WORDS.workbench.faults.size.join(WORDS.api.atMost.join(amount(fault)))
    case 'type':
      return expected(fault.expected)
  }
}

function amount({ bound, unit }: Extract<FieldFault, { kind: 'min' | 'max' }>): string {
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
function expected(kind: Extract<FieldFault, { kind: 'type' }>['expected']): string {
  switch (kind) {
    case 'list':
      return WORDS.workbench.faults.list
    case 'map':
      return WORDS.workbench.faults.map
    case 'string':
      return WORDS.workbench.faults.string
    case 'integer':
      return WORDS.workbench.faults.integer
    case 'number':
      return WORDS.workbench.faults.number
    case 'boolean':
      return WORDS.workbench.faults.boolean
    case 'timestamp':
      return WORDS.workbench.faults.timestamp
    case 'blob':
      return WORDS.workbench.faults.blob
    case 'base64':
      return WORDS.workbench.faults.base64
    case 'json':
      return WORDS.workbench.faults.json
  }
}
