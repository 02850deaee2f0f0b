import { z } from 'zod'
import { admonitionKinds, type AuthorComponent } from '../../shared/author-components'
import { plainText } from '../source/plain-text'
import { maxFrameRate } from '../../shared/frame-rate'
import { keysOf } from '../../shared/keys-of'

/** What readers see, or a name: never empty. */
const text = z.string().trim().min(1)
/** What readers see as it is written. */
const shown = plainText.trim().min(1)

/**
 * The components that an MDX file may use, each with the schema of its attributes; `component-content.ts` says what each
 * holds and where it stands.
 */
export const componentSchemas = {
  Badge: z.strictObject({ tone: z.enum(admonitionKinds).optional() }),
  Card: z.strictObject({ title: shown, href: text }),
  Cards: z.strictObject({}),
  Details: z.strictObject({ summary: shown, open: z.boolean().optional() }),
  Figure: z.strictObject({
    name: text,
    caption: shown,
    frameRate: z
      .number()
      .min(0)
      .max(maxFrameRate)
      .optional()
      .describe(`A frame rate is a number from 0 to ${maxFrameRate}: steps in a second, 0 for none.`),
  }),
  FileTree: z.strictObject({}),
  Kbd: z.strictObject({}),
  Steps: z.strictObject({}),
  Tab: z.strictObject({ label: shown, value: text.optional() }),
  Tabs: z.strictObject({ group: text.optional(), default: text.optional() }),
  Term: z.strictObject({}),
  sub: z.strictObject({}),
  sup: z.strictObject({}),
} satisfies Record<AuthorComponent, z.ZodObject>

/** The names of all of them. */
export const componentNames = keysOf(componentSchemas)

/** Whether a tag is one of them; a fragment (`<>…</>`) has no name. */
export const isComponentName = (name: string | null): name is AuthorComponent =>
  name !== null && Object.hasOwn(componentSchemas, name)

/** Components that belong to a line of text. All others are blocks. */
export const inlineComponents = ['Badge', 'Kbd', 'Term', 'sub', 'sup'] as const satisfies AuthorComponent[]

/** Whether a tag belongs to a line of text. */
export const isInlineComponent = (name: string | null | undefined): boolean =>
  (inlineComponents as readonly unknown[]).includes(name)
