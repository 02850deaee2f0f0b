import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { z } from 'zod'
import { dataTypeSchema, operationSchema } from '../api/schemas'
import { cutFaults, withCuts } from '../source/cut-texts'
import type { Fault } from '../source/faults'
import { commandSchema, flagSchema } from '../commands/command'
import { parseFilled } from '../source/filled-yaml'
import { curlyQuotes } from '../source/quotes'
import { plainText } from '../source/plain-text'
import { fillValue, type Variables } from '../source/variables'
import type { Checked } from '../source/check-value'
import { lineOfKey, parseYaml, type YamlText } from '../source/yaml'

const title = plainText
  .trim()
  .min(1)
  .max(90)
  .regex(/^[^\r\n]*$/, 'it has two lines')
  .transform(curlyQuotes)
/** A search engine shows about 160 characters; less than 50 say too little. Counted after variables are filled. */
const description = plainText
  .trim()
  .min(50)
  .max(160)
  .regex(/^[^\r\n]*$/, 'it has two lines')
  .transform(curlyQuotes)

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
    const twice = repeated(names)
    if (twice)
      context.addIssue({ code: 'custom', message: `it names "${twice}" twice`, input: names.join(', ') })
  })

/** The first of some names that stands among those before it; capitals make no difference. */
const repeated = (names: readonly string[]) =>
  names.find((name, index) =>
    names.slice(0, index).some((other) => other.toLowerCase() === name.toLowerCase()),
  )

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
    const seen = new Set<string>()
    for (const [index, { url }] of list.entries()) {
      if (seen.has(url))
        context.addIssue({
          code: 'custom',
          path: [index, 'url'],
          message: 'it is the address of another source of this page',
          input: url,
        })
      seen.add(url)
    }
  })

/** Of a translation: the text that it follows, by its hash (src/node/model/translations.ts). */
const translates = z
  .string('a hash stands in quotes: a YAML reader may take it for a number')
  .regex(/^[0-9a-f]{12}$/, 'it is a hash of twelve letters and digits, which "npm run translate" writes')
  .optional()

/** What stands at the head of a page's file. */
const frontmatterSchema = z.strictObject({
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
const categorySchema = z.strictObject({
  label: title,
  description,
  order: z.number().optional(),
  /** Name of the listing page below /docs/category/; without it the folder's index page, or no page. */
  listing: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a listing is a name of small letters, digits and hyphens')
    .optional(),
  translates,
  collapsed: z.boolean().optional(),
  /** What the pages of a large folder are about: names of groups, and the labels of the pages in each. */
  groups: z.record(z.string(), z.array(z.string()).min(1)).optional(),
})
export type CategorySettings = z.infer<typeof categorySchema>

/** Keys that are parts of addresses. */
const addresses = ['slug', 'listing', 'aliases']

const parser = unified().use(remarkParse).use(remarkFrontmatter).freeze()
const firstNode = (text: string) => parser.parse(text).children[0]

/** A frontmatter as the parser sees it that keeps it out of the page: parsing all pages would cost a second and more. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** What a text begins with: its frontmatter, or the parser's first node of a text that has none. */
function beginning(text: string) {
  const found = frontmatter.exec(text)
  return found ? ({ type: 'yaml', value: found[1] ?? '' } as const) : firstNode(text)
}

/** The YAML at the head of an MDX text, and where it stands; none where the text has none. */
function frontmatterOf(text: string): Omit<YamlText, 'file'> {
  const node = beginning(text)
  return node?.type === 'yaml' ? { text: node.value, linesBefore: 1 } : { text: '' }
}

/** A text of one line without quotes, and a comment behind it; keywords begin with the # of a social network. */
const cut = /^(title|sidebarLabel|description|label|keywords|checked):[ \t]+(?:(?!['"|>#])[^\n]*?[ \t]#|#\S)/

/** Tells of texts for readers that end at a #. */
function withoutCutTexts<T>(checked: Checked<T>, yaml: YamlText): Checked<T> {
  const cuts = cutFaults(yaml, cut)
  if (!cuts.length) return checked
  const found = 'found' in checked ? checked.found : checked.value
  return { value: null, faults: withCuts(checked.faults, cuts), found }
}

/** Reads and checks the frontmatter of an MDX text, variables filled. */
export function parseFrontmatter(text: string, file: string, variables: Variables): Checked<Frontmatter> {
  const node = beginning(text)
  if (node?.type === 'yaml') {
    const yaml = { ...frontmatterOf(text), file }
    return withoutCutTexts(parseFilled(yaml, frontmatterSchema, variables, addresses), yaml)
  }
  // Hyphens that open nothing are a line across the page.
  const isOpen = node?.type === 'thematicBreak' && node.position?.start.line === 1
  const nearly = isOpen ? nearlyClosing(text) : undefined
  if (nearly) return { value: null, faults: [{ file, ...nearly }] }
  const message = isOpen ? 'The frontmatter is not closed.' : 'The page has no frontmatter.'
  const fix = 'Begin the file with a line ---, then title: and description:, then a line ---.'
  return { value: null, faults: [{ file, line: 1, message, fix }] }
}

/** Whether a text has a frontmatter that begins and ends. */
export const hasFrontmatter = (text: string): boolean => frontmatter.test(text)

/** A line in the first paragraph of a text that was meant to close its frontmatter. */
function nearlyClosing(text: string): Omit<Fault, 'file'> | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex(
    (line, index) => index > 0 && /^(?:\s+-{3,}|-{4,}|[–—]+|\.{3}|…|\+{3}|={3,})$/.test(line),
  )
  if (end < 0 || lines.slice(0, end).includes('')) return undefined
  const message = `The line "${lines[end]!}" does not close the frontmatter.`
  return { line: end + 1, message, fix: 'Write three hyphens at the beginning of the line, a line ---.' }
}

/** Whether the YAML of a page's frontmatter can be read at all. */
export const checkFrontmatterSyntax = (text: string, file: string): Fault[] =>
  parseYaml({ ...frontmatterOf(text), file }, z.unknown()).faults

/** Line of a key in a page's frontmatter; the frontmatter's first line where it has no such key. */
export const frontmatterLine = (text: string, ...path: PropertyKey[]): number =>
  lineOfKey(frontmatterOf(text), path) ?? 1

/** Reads and checks a _category.yml, variables filled. */
export const parseCategory = (text: string, file: string, variables: Variables): Checked<CategorySettings> =>
  withoutCutTexts(parseFilled({ text, file }, categorySchema, variables, addresses), { text, file })

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
