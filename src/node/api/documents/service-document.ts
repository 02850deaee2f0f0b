import type { DescribedIn, Operation, Service } from '../../../api-reference/model'
import type { Texts } from './texts'

/** Describes a service for programs, as JSON. */
export type ServiceDocument = (
  service: Service,
  operations: readonly Operation[],
  entry: DescribedIn,
  texts: Texts,
) => object
