import type { DataType, Operation, Service } from './model'

/** Raised when the document means something else than before: a tab may be older than what its host has. */
export const documentFormat = 1

/** The name of the file beside an operation's page. */
export const documentName = 'request.json'

/** What the browser gets of an operation to build its requests: a file beside its page. */
export interface RequestDocument {
  format: number
  operation: Omit<Operation, 'service'>
  service: Omit<Service, 'types'> & { types: DataType[] }
  /** Whether the SDKs for JavaScript and Go have the operation. */
  inSdks: boolean
  /** Origins to which the page may send requests, as the security policy writes them. */
  sendsTo: string[]
}

/** The operation of a document, as the build knows it. */
export const operationOf = ({ operation, service }: RequestDocument): Operation => ({
  ...operation,
  service: { ...service, types: new Map(service.types.map((type) => [type.name, type])) },
})

/** Whether requests may go to an origin; "https://*.example.com" stands for all hosts below. */
export function maySend(origin: string, sendsTo: readonly string[]): boolean {
  const { protocol, host } = new URL(origin)
  return sendsTo.some((allowed) => {
    const [scheme, name = ''] = allowed.split('//')
    return scheme === protocol && (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
  })
}
