import type { Service } from '../../../api-reference/model'
import type { DocumentationGaps } from './gaps'
import { kmsGaps } from './kms'
import { s3Gaps } from './s3'

export { featuresOfAws } from './feature-names'
export type { Undocumented } from './gaps'

/**
 * The gaps of all services, by the name of the SDK's package. The tests hold all of it against the SDKs: what the
 * documentation begins to name moves from here to the page of the operation.
 */
export const documentationGaps: Readonly<Record<string, DocumentationGaps>> = { kms: kmsGaps, s3: s3Gaps }

const none: DocumentationGaps = {
  ofOperations: {},
  insideOfTypes: {},
  operations: [],
  operationsOfManual: {},
}

/** The gaps of a service; none where nothing is known of its SDK. */
export const gapsOf = ({ sdk }: Pick<Service, 'sdk'>): DocumentationGaps =>
  documentationGaps[sdk.package] ?? none
