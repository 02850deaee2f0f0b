import type { DataType, Member, Operation, Service } from '../../api-reference/model'
import { suggest } from '../source/suggest'
import { checkExample } from './examples'
import type { Findings } from './findings'

/**
 * Checks what can be said of an operation once all are known: its examples, the operations that it names, its pages.
 * @param all the operations of all services
 */
export function checkOperation(operation: Operation, all: readonly Operation[], findings: Findings) {
  operation.examples.forEach(({ input, output }, index) => {
    const at = ['operation', 'examples', index]
    checkExample(input, operation.input, operation.service, findings, [...at, 'input'])
    checkExample(output, operation.output, operation.service, findings, [...at, 'output'])
  })
  checkRelated(operation, all, findings)
  checkPagination(operation, findings)
}

/** Checks the examples of a data type. */
export function checkDataType({ examples, members }: DataType, service: Service, findings: Findings) {
  examples.forEach(({ value }, index) =>
    checkExample(value, members, service, findings, ['dataType', 'examples', index, 'value']),
  )
}

/** Related operations that the service has not, and those that are named in vain. */
function checkRelated(
  { name: own, service, related }: Operation,
  all: readonly Operation[],
  findings: Findings,
) {
  const names = all.filter((other) => other.service === service).map(({ name }) => name)
  related.forEach((name, index) => {
    const tell = (message: string, fix: string) => findings.add(['operation', 'related', index], message, fix)
    if (!names.includes(name)) tell(`The related operation "${name}" is not known.`, suggest(name, names))
    else if (name === own) tell('The operation is related to itself.', `Remove "${name}".`)
    else if (related.indexOf(name) < index)
      tell(`The related operation "${name}" stands here twice.`, 'Remove one of the two.')
  })
}

/** Members that the operation is said to page by, and does not have. */
function checkPagination({ pagination, input, output }: Operation, findings: Findings) {
  const { token, next, size, items } = pagination ?? {}
  const check = (key: string, name: string | undefined, members: Member[]) => {
    const names = members.map(({ name }) => name)
    if (name !== undefined && !names.includes(name))
      findings.add(
        ['operation', 'pagination', key],
        `The operation has no member "${name}" there.`,
        suggest(name, names),
      )
  }
  check('token', token, input)
  check('size', size, input)
  check('next', next, output)
  check('items', items, output)
}
