import type { DescribedIn } from '../../../api-reference/model'
import { keysOf } from '../../../shared/keys-of'
import type { ApiModel } from '../read-api'
import { openApiDocument } from './openapi'
import type { ServiceDocument } from './service-document'
import { smithyModel } from './smithy'
import { textsOf } from './texts'

/** A file that describes a service for programs. */
export interface PublishedDocument {
  /** Its address on the site. */
  path: string
  /** JSON. */
  text: string
}

/** The kinds of documents, and what writes them. */
const writers = { smithy: smithyModel, openapi: openApiDocument } satisfies Record<string, ServiceDocument>

/** The kinds that a service has, with their addresses. */
const kindsOf = (entry: DescribedIn | undefined) =>
  keysOf(writers).flatMap((kind) => {
    const path = entry?.[kind]
    return path ? [{ kind, path }] : []
  })

/** Addresses of the documents of all services. */
export const documentPaths = ({ services }: Pick<ApiModel, 'services'>): string[] =>
  services.flatMap(({ document }) => kindsOf(document).map(({ path }) => path))

/**
 * Describes each service for programs, from the models that its pages are made from.
 * @param pages those that readers get to see, no drafts, and the folders that they stand in
 * @param site the site's address
 */
export function serviceDocuments(
  { services, operations }: Pick<ApiModel, 'services' | 'operations'>,
  pages: readonly { path: string; description: string }[],
  site: string,
): PublishedDocument[] {
  const texts = textsOf(site, new Map(pages.map(({ path, description }) => [path, description])))
  const published = new Set(pages.map(({ path }) => path))
  return services.flatMap((service) => {
    const { document } = service
    const own = [...operations.values()].filter(
      (operation) => operation.service === service && published.has(operation.path),
    )
    return kindsOf(document).map(({ kind, path }) => ({
      path,
      text: JSON.stringify(writers[kind](service, own, document!, texts)),
    }))
  })
}
