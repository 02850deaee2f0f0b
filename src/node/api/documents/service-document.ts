import type { Operation, Service } from '../model'
import type { ServiceEntry } from '../frontmatter'
import type { Texts } from './texts'

/** Where a service's document stands and what it is called: `document:` in the service's file. */
export type DocumentEntry = NonNullable<ServiceEntry['document']>

/** Describes a service for programs, as JSON. */
export type ServiceDocument = (
  service: Service,
  operations: readonly Operation[],
  entry: DocumentEntry,
  texts: Texts,
) => object
