import { z } from 'zod'
import { defaultAnnouncementId } from '../shared/announcement'

/**
 * The one schema of the site's settings. Unknown keys are mistakes: a misspelled key must not pass for a default.
 */
const path = z.string().regex(/^\/(.*\/)?$/, 'must begin and end with a slash')
/** What readers see: never empty. */
const text = z.string().trim().min(1)
const externalUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** Kinds of navbar items: a sidebar's tab, a documentation page, or a link to another site. */
const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sidebar'), sidebar: z.string(), label: text }),
  z.strictObject({ type: z.literal('doc'), docId: z.string(), label: text }),
  z.strictObject({ type: z.literal('link'), href: externalUrl, label: text }),
])

/** The address of a page, or of a file that the site serves. */
const pageOrFile = z.string().regex(/^\/(.*(\/|\.\w+))?$/, 'must begin and end with a slash, or name a file')

/** A footer link leads to a page or a file of the site or to another site. */
const footerLinkSchema = z.union([
  z.strictObject({ label: text, to: pageOrFile }),
  z.strictObject({ label: text, href: externalUrl }),
])

/** A message to all readers; a new id shows it again to those who have closed the last one. */
const announcementSchema = z.strictObject({
  id: z.string().min(1).default(defaultAnnouncementId),
  text: text,
  link: footerLinkSchema.nullable().default(null),
  closable: z.boolean().default(true),
})

/**
 * A host that pages may send requests to, as the security policy writes it: nothing but letters, digits, dots and a port, so that it
 * can't say more there. Without encryption only this machine.
 */
const requestOrigin = z
  .string()
  .regex(
    /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/((\*\.)?localhost|127\.0\.0\.1))(:\d+)?$/,
    'must be scheme and host, such as "https://api.example.com", or "https://*.example.com" for all hosts below, without a path; http:// is for localhost alone',
  )

/** A list in which nothing stands twice. */
const listOfDifferent = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).superRefine((list, context) => {
    for (const [index, input] of list.entries())
      if (list.indexOf(input) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'it stands here twice', input })
  })

/** Part of an address: a language or a version stands in a folder of this name. */
const addressPart = z.string().regex(/^(?!\.)[\w.-]+$/, 'must be letters, digits, ".", "_" and "-"')

/** Whether dates can be written by a calendar: Intl throws at a name that is none, and takes another for one it lacks. */
function isCalendar(calendar: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { calendar }).resolvedOptions().calendar === calendar
  } catch {
    return false
  }
}

/** Whether pages can say that they are in a language of this name. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A language of the site: its words are the interface's, its address begins with `path`. */
const localeSchema = z.strictObject({
  name: z.string(),
  label: text,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string().refine(isLanguageTag, 'must be the tag of a language, such as "en" or "en-GB"'),
  calendar: z.string().refine(isCalendar, 'must be a calendar of browsers, such as "gregory"'),
  path: addressPart,
})

/** Below content/docs. */
const folderOfPages = z
  .string()
  .regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/, "must be a folder below content/docs, such as 'run-node'")

const sidebarsSchema = z.record(z.string(), z.strictObject({ label: text, folder: folderOfPages }))
const navbarSchema = z.strictObject({ hideOnScroll: z.boolean(), items: z.array(navbarItemSchema) })

/** A version that is kept beside the current one, and what the settings said otherwise in its time. */
const olderVersionSchema = z.strictObject({
  name: addressPart,
  label: text,
  isLast: z.boolean(),
  mainDocId: z.string(),
  /** Names of the translations that it is kept in, beside the default language. */
  languages: z.array(z.string()).default([]),
  sidebars: sidebarsSchema.optional(),
  navbar: navbarSchema.optional(),
  /** What an empty search offers. */
  suggested: z.array(z.string()).max(8).optional(),
})

/** What src/site/settings.ts may say. */
export const settingsSchema = z.strictObject({
  title: text,
  tagline: text,
  description: z.string().min(50).max(160),
  url: externalUrl.regex(
    /^(?!https:)|^https:\/\/[^/?#]+$/,
    'must be the host alone, without a slash at its end; a path is "baseUrl"',
  ),
  /** The path at which the site stands on its host. */
  baseUrl: z
    .string()
    .regex(/^\/((?!\.\.?\/)[\w.~-]+\/)*$/, 'must begin and end with a slash, and hold plain words'),
  /** Pages name it as a drawing. */
  favicon: z
    .string()
    .regex(/^\/\S+\.svg$/, "must be the address of an SVG in static/, such as '/favicon.svg'"),
  /** Not all that show cards take other formats. */
  socialCard: z
    .string()
    .regex(
      /^\/\S+\.(png|jpe?g)$/,
      "must be the address of a PNG or JPEG in static/, such as '/social-card.png'",
    ),
  editUrl: externalUrl.regex(/\/$/, "must end with a slash: the file's path follows"),
  breadcrumbs: z.boolean(),
  tableOfContents: z
    .strictObject({
      minLevel: z.number().int().min(2).max(6),
      maxLevel: z.number().int().min(2).max(6),
    })
    .refine(({ minLevel, maxLevel }) => minLevel <= maxLevel, 'the first level must not be below the last'),
  search: z.strictObject({
    /** Parts of pages that a search shows at most. */
    maxHits: z.number().int().min(1).max(100),
    /** Documents that an empty search offers, by their ids. */
    suggested: z.array(z.string()).max(8),
  }),
  /** The form on pages of operations that builds requests. */
  workbench: z.strictObject({
    /** Hosts to which it may send them, from the reader's browser; with none it sends nothing. */
    sendsTo: listOfDifferent(requestOrigin),
  }),
  locale: localeSchema,
  /** Other languages, whose pages stand in content/i18n/<name>/docs. */
  translations: z.array(localeSchema).default([]),
  announcement: announcementSchema.nullable(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']),
    disableSwitch: z.boolean(),
    respectSystemPreference: z.boolean(),
  }),
  docsVersion: z.strictObject({
    name: z.string(),
    label: text,
    isLast: z.boolean(),
    path,
    mainDocId: z.string(),
  }),
  /** Versions before the current one, newest first, whose pages stand in content/versions/<name>/docs. */
  olderVersions: z.array(olderVersionSchema).default([]),
  sidebars: sidebarsSchema,
  navbar: navbarSchema,
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: text, links: z.array(footerLinkSchema).min(1) })),
    copyright: text,
    license: z.strictObject({ name: text, url: externalUrl }),
  }),
})

/** The site's settings after the check. */
export type SiteSettings = z.infer<typeof settingsSchema>
/** A language of the site. */
export type SiteLocale = z.infer<typeof localeSchema>
/** A version of the documentation before the current one. */
export type OlderVersion = z.infer<typeof olderVersionSchema>
/** One entry of the navbar: a section, a page or another site. */
export type NavbarItem = z.infer<typeof navbarItemSchema>
