import { z } from 'zod'
import { fillValue } from '../source/fill-variables'
import type { Variables } from '../source/variables'
import {
  categorySchema,
  frontmatterSchema,
  type CategorySettings,
  type Frontmatter,
} from './frontmatter-schema'

/**
 * What can stand in for a frontmatter with mistakes, so that the other checks of the page and of those that link
 * to it still mean something. It is never published: the mistakes stop the build.
 */
export function salvageFrontmatter(found: unknown, docId: string, variables: Variables): Frontmatter {
  const given = fillValue(found, variables, ['slug']) as
    Partial<Record<keyof Frontmatter, unknown>> | undefined
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
  const slug = frontmatterSchema.shape.slug.safeParse(given?.slug)
  return {
    title: text(given?.title) ?? docId,
    description: text(given?.description) ?? '',
    ...(slug.data && { slug: slug.data }),
    draft: given?.draft === true,
    unlisted: given?.unlisted === true,
    ...salvageNames(given),
  }
}

/** What can stand in for a folder's settings with mistakes: the folder and its listing are there all the same. */
export function salvageCategory(found: unknown, folder: string, variables: Variables): CategorySettings {
  const given = fillValue(found, variables, ['listing']) as { listing?: unknown } | null | undefined
  const listing = categorySchema.shape.listing.safeParse(given?.listing)
  return { label: folder, description: '', ...(listing.data && { listing: listing.data }) }
}

/** The names that other pages call a page's type and operation by, so that only the page itself is reported. */
function salvageNames(written: Partial<Record<keyof Frontmatter, unknown>> | null | undefined) {
  const { operation, dataType } = written ?? {}
  const named = z.object({ name: z.string() })
  const [operationName, typeName] = [
    named.safeParse(operation).data?.name,
    named.safeParse(dataType).data?.name,
  ]
  return {
    ...(operationName && { operation: { name: operationName, method: 'GET' as const, examples: [] } }),
    ...(typeName && { dataType: { name: typeName, members: [] } }),
  }
}
