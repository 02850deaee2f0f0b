import type { ApiModel } from '../read-api'
import { openApiDocument } from './openapi'
import { smithyModel } from './smithy'
import { textsOf } from './texts'

/** A file that describes a service for programs. */
export interface PublishedDocument {
  /** Its address on the site. */
  path: string
  /** JSON. */
  text: string
}

const writers = { 'rest-xml': openApiDocument, json: smithyModel } as const

/** Addresses of the documents of all services. */
export const documentPaths = ({ services }: Pick<ApiModel, 'services'>): string[] =>
  services.flatMap(({ document }) => (document ? [document.path] : []))

/**
 * Describes each service for programs, from the models that its pages are made from.
 * @param pages those that readers get to see: no drafts
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
    const { document, protocol } = service
    if (!document) return []
    const own = [...operations.values()].filter(
      (operation) => operation.service === service && published.has(operation.path),
    )
    return [{ path: document.path, text: JSON.stringify(writers[protocol](service, own, document, texts)) }]
  })
}
