import { z } from 'zod'
import { dataTypeSchema, operationSchema } from '../api/schemas'
import { commandSchema, flagSchema } from '../commands/command'
import { plainText } from '../source/plain-text'
import { curlyQuotes } from '../source/quotes'
import { duplicates, repeated } from '../source/duplicates'

/** A text of one line for readers, so many letters long. */
const line = (least: number, most: number) =>
  plainText
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\r\n]*$/, 'it has two lines')
    .transform(curlyQuotes)

const title = line(1, 90)
/** A search engine shows about 160 characters; less than 50 say too little. Counted after variables are filled. */
const description = line(50, 160)

/** What readers type who look for something and don’t know its words, with commas between; for the search alone. */
const keywords = z
  .string()
  .regex(/[^\s,]/, 'it names no word')
  .regex(/^(?![^,]*;\s[^,]*$)/, 'commas stand between keywords')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .superRefine((names, context) => {
    const [twice] = repeated(names)
    if (twice)
      context.addIssue({ code: 'custom', message: `it names "${twice.text}" twice`, input: names.join(', ') })
  })

/** What the name of a page's file ends with, and no address. */
const fileEnding = /\.(?:html?|mdx?)\/?$/i

const isAlias = (path: string) => /^\/([\w.~-]+\/)+$/.test(path) && !fileEnding.test(path)

/** An address that a page had before: what hosts and files can bear without being encoded in several ways. */
const alias = z
  .string()
  .superRefine((path, context) => {
    if (isAlias(path)) return
    const hasEnding = fileEnding.test(path)
    const meant = `/${path.replace(/^\/+|\/+$|(?:\/index)?\.(?:html?|mdx?)\/?$/g, '')}/`
    context.addIssue({
      code: 'custom',
      message: hasEnding
        ? 'an alias has no ending of a file'
        : 'an alias is an old address like /docs/section/page/',
      input: path,
      ...(isAlias(meant) && { params: { fix: `Write ${meant}${hasEnding ? ', or remove it' : ''}.` } }),
    })
  })
  .refine((path) => !/\/\.{1,2}\//.test(path), 'an alias has no "." or ".." as a part')

const sourceAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.domain,
  error: 'a source is an address like https://example.org/page',
})

const sources = z
  .array(z.strictObject({ title: plainText.trim().min(1).transform(curlyQuotes), url: sourceAddress }))
  .min(1)
  .superRefine((list, context) => {
    for (const { item } of duplicates(list, ({ url }) => url))
      context.addIssue({
        code: 'custom',
        path: [list.indexOf(item), 'url'],
        message: 'it is the address of another source of this page',
        input: item.url,
      })
  })

/** Of a translation: the text that it follows, by its hash (src/node/model/translations.ts). */
const translates = z
  .string('a hash stands in quotes: a YAML reader may take it for a number')
  .regex(/^[0-9a-f]{12}$/, 'it is a hash of twelve letters and digits, which "npm run translate" writes')
  .optional()

/** What stands at the head of a page's file. */
export const frontmatterSchema = z.strictObject({
  title,
  sidebarLabel: title.optional(),
  description,
  keywords: keywords.optional(),
  /** Keywords of the page’s parts, by their anchors. */
  sectionKeywords: z.record(z.string(), keywords).optional(),
  slug: z
    .string()
    .min(1)
    // A variable that nobody defines is still there, and told as such.
    .regex(/^(\w|\{\w+\})([\w.-]|\{\w+\})*$/, 'a slug is letters without accents, digits, ".", "_" and "-"')
    .superRefine((slug, context) => {
      const meant = slug.replace(/^_+|\.(?:html?|mdx?)$/gi, '')
      if (meant === slug) return
      context.addIssue({
        code: 'custom',
        message: slug.startsWith('_')
          ? 'a slug begins with a letter or a digit'
          : 'a slug has no ending of a file',
        input: slug,
        ...(meant && { params: { fix: `Write slug: ${meant}.` } }),
      })
    })
    .optional(),
  translates,
  aliases: z.array(alias).min(1).optional(),
  order: z.number().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  /** The commands that the page describes: see commands/command.ts. */
  commands: z.array(commandSchema).min(1).optional(),
  /** The flags that every command takes; one page has them. */
  globalFlags: z.array(flagSchema).min(1).optional(),
  /** Whether the page lists the commands of all pages. */
  commandList: z.boolean().optional(),
  /** Whether the page lists what goes wrong on all pages: see errors/error-tables.ts. */
  errorList: z.boolean().optional(),
  /** The operation of an API that the page describes: see api/schemas.ts. */
  operation: operationSchema.optional(),
  /** The data type of an API that the page describes. */
  dataType: dataTypeSchema.optional(),
  /** Whether the page compares all operations with what SDKs know of them. */
  apiDifferences: z.boolean().optional(),
  /** What the page's facts were checked against, and as of when: the end of a sentence. */
  checked: plainText.min(5).regex(/[^.]$/, 'it has no full stop').transform(curlyQuotes).optional(),
  sources: sources.optional(),
})
export type Frontmatter = z.infer<typeof frontmatterSchema>

/** What a folder's _category.yml says. */
export const categorySchema = z.strictObject({
  label: title,
  description,
  order: z.number().optional(),
  /** Name of the listing page below /docs/category/; without it the folder's index page, or no page. */
  listing: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a listing is a name of small letters, digits and hyphens')
    .optional(),
  /** Of the listing page, as of others. */
  keywords: keywords.optional(),
  translates,
  collapsed: z.boolean().optional(),
  /** What the pages of a large folder are about: names of groups, and the labels of the pages in each. */
  groups: z.record(z.string(), z.array(z.string()).min(1)).optional(),
})
export type CategorySettings = z.infer<typeof categorySchema>
