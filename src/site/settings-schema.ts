import { z } from 'zod'
import { defaultAnnouncementId } from '../shared/announcement'

/**
 * The one schema of the site's settings. Unknown keys are faults: a misspelled key must not pass for a default.
 */
const path = z.string().regex(/^\/(.*\/)?$/, 'must begin and end with a slash')
const externalUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** Kinds of navbar items: a sidebar's tab, a documentation page, or a link to another site. */
const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sidebar'), sidebar: z.string(), label: z.string() }),
  z.strictObject({ type: z.literal('doc'), docId: z.string(), label: z.string() }),
  z.strictObject({ type: z.literal('link'), href: externalUrl, label: z.string() }),
])

/** The address of a page, or of a file that the site serves. */
const pageOrFile = z.string().regex(/^\/(.*(\/|\.\w+))?$/, 'must begin and end with a slash, or name a file')

/** A footer link leads to a page or a file of the site or to another site. */
const footerLinkSchema = z.union([
  z.strictObject({ label: z.string(), to: pageOrFile }),
  z.strictObject({ label: z.string(), href: externalUrl }),
])

/** A message to all readers; a new id shows it again to those who have closed the last one. */
const announcementSchema = z.strictObject({
  id: z.string().default(defaultAnnouncementId),
  text: z.string(),
  link: footerLinkSchema.nullable().default(null),
  closable: z.boolean().default(true),
})

/** What src/site/settings.ts may say. */
export const settingsSchema = z.strictObject({
  title: z.string(),
  tagline: z.string(),
  description: z.string().min(50).max(160),
  url: externalUrl,
  baseUrl: path,
  favicon: z.string(),
  socialCard: z.string(),
  editUrl: externalUrl,
  breadcrumbs: z.boolean(),
  tableOfContents: z.strictObject({
    minLevel: z.number().int().min(2).max(6),
    maxLevel: z.number().int().min(2).max(6),
  }),
  search: z.strictObject({
    /** Parts of pages that a search shows at most. */
    maxHits: z.number().int().min(1).max(100),
    /** Documents that an empty search offers, by their ids. */
    suggested: z.array(z.string()).max(8),
  }),
  locale: z.strictObject({
    name: z.string(),
    label: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    htmlLang: z.string(),
    calendar: z.string(),
    path: z.string(),
  }),
  announcement: announcementSchema.nullable(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']),
    disableSwitch: z.boolean(),
    respectSystemPreference: z.boolean(),
  }),
  docsVersion: z.strictObject({
    name: z.string(),
    label: z.string(),
    isLast: z.boolean(),
    path,
    mainDocId: z.string(),
  }),
  sidebars: z.record(z.string(), z.strictObject({ label: z.string(), folder: z.string() })),
  navbar: z.strictObject({ hideOnScroll: z.boolean(), items: z.array(navbarItemSchema) }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: z.string(), links: z.array(footerLinkSchema).min(1) })),
    copyright: z.string(),
    license: z.strictObject({ name: z.string(), url: externalUrl }),
  }),
})

/** The site's settings after the check. */
export type SiteSettings = z.infer<typeof settingsSchema>
/** One entry of the navbar: a section, a page or another site. */
export type NavbarItem = z.infer<typeof navbarItemSchema>
