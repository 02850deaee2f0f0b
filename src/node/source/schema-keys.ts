import { z } from 'zod'
import { nearest, suggest } from './suggest'

/** Keys that other generators of sites have for what is called otherwise here. */
const otherNames: Record<string, string> = {
  ...{ sidebar_position: 'order', position: 'order', weight: 'order', nav_order: 'order' },
  ...{ sidebar_label: 'sidebarLabel', tags: 'keywords', id: 'slug', permalink: 'slug', url: 'slug' },
  ...{ redirect_from: 'aliases', summary: 'description', link: 'listing' },
}

/** Attributes and keys that others have for what is called otherwise here. */
const otherAttributes: Record<string, readonly string[]> = {
  ...{ to: ['href'], url: ['href', 'page'], link: ['href', 'url', 'page'], alt: ['caption'] },
  ...{ href: ['url', 'page'], text: ['definition', 'title'] },
  ...{ title: ['label', 'summary'], heading: ['title', 'summary'], name: ['label', 'term', 'title'] },
  ...{ variant: ['tone'], type: ['tone'], color: ['tone'] },
}

/** Whether a key is called otherwise here. */
const isCalled = (key: string, name: string) =>
  name === otherNames[key] || (otherAttributes[key]?.includes(name) ?? false)

/** What to write in place of an unknown key. */
export const suggestKey = (key: string, known: readonly string[]) => {
  const name = meantKey(key, known)
  return name && isCalled(key, name) ? `It is "${name}" here.` : suggest(key, known)
}

/** The known key that an unknown one was meant for. */
export const meantKey = (key: string, known: readonly string[]) =>
  known.find((name) => isCalled(key, name)) ?? nearest(key, known)

/** Whether a mapping has no key that is known, nor one that was meant for it. */
export const isForeign = (found: unknown, known: readonly string[]) =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  !Object.keys(found).some((key) => known.includes(key) || meantKey(key, known))

/** The keys that a schema allows at a path of its value; of all choices where it leaves a choice. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape)
    const part = (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key]
    return part ? keysAt(part, rest) : []
  }
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => keysAt(option, path)))]
  if (schema instanceof z.ZodPipe) return keysAt(schema.out, path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest)
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? keysAt(schema.unwrap(), path) : []
}
