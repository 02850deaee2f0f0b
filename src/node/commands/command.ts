import { z } from 'zod'
import { argumentIssues, bracketIssues, defaultIssues, exampleIssues } from './command-issues'

/** A sentence or two of Markdown. */
const prose = z.string().min(3)
const version = z.string().min(1).max(30)

/** Where a fact holds: the version that brought it, the one that took it away, one that it is described for but lacks it. */
const versions = {
  since: version.optional(),
  until: version.optional(),
  notIn: version.optional(),
}

/** A flag of a command, as the frontmatter of its page says it. */
export const flagSchema = z.strictObject({
  name: z.string().regex(/^--[a-z][a-z0-9-]*$/, 'a flag is -- and small letters, digits, hyphens'),
  short: z
    .string()
    .regex(/^-[a-zA-Z]$/, 'a short flag is a hyphen and one letter')
    .optional(),
  /** What stands after the flag: "string", "boolean", "path", "duration". */
  type: z.string().min(1),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  description: prose,
  /** The environment variable that gives the default. */
  environment: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'an environment variable is capitals, digits and underscores')
    .optional(),
  /** Whether the commands below this one take the flag, too. */
  inherited: z.boolean().optional(),
  ...versions,
})
export type Flag = z.infer<typeof flagSchema>

const argumentSchema = z.strictObject({
  /** As the synopsis writes it, without brackets: "ToAccount". */
  name: z.string().regex(/^[\w|.-]+$/, 'an argument is a name without brackets'),
  type: z.string().min(1),
  optional: z.boolean().optional(),
  /** Whether it may be given several times. */
  repeated: z.boolean().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  description: prose,
})
export type Argument = z.infer<typeof argumentSchema>

const exampleSchema = z.strictObject({
  title: prose,
  run: z.string().min(1),
  output: z.string().min(1).optional(),
})
export type Example = z.infer<typeof exampleSchema>

/** Why a command does nothing in a version that has it, and what to do instead: sentences of Markdown. */
const brokenSchema = z.strictObject({
  in: version,
  why: prose,
  instead: prose.optional(),
})

/** One command of a program, as a page's frontmatter describes it. */
export const commandSchema = z
  .strictObject({
    /** All its words: "qclient token split". */
    name: z.string().regex(/^[a-z][\w-]*( [a-z][\w-]*)*$/, 'a command is words of small letters'),
    /** One line for lists, without a full stop. */
    summary: z.string().min(10).max(120).regex(/[^.]$/, 'a summary has no full stop'),
    /** How it is written, one line for each form. */
    synopsis: z.union([z.string(), z.array(z.string()).min(1)]),
    /** What it does, in Markdown. */
    description: prose.optional(),
    aliases: z.array(z.string()).min(1).optional(),
    arguments: z.array(argumentSchema).min(1).optional(),
    flags: z.array(flagSchema).min(1).optional(),
    examples: z.array(exampleSchema).min(1).optional(),
    /** For each page that shows the command, in its model or its text: see page/broken-commands.ts. */
    broken: brokenSchema.optional(),
    ...versions,
  })
  .superRefine((command, context) => {
    linesOf(command.synopsis).forEach((line, index) => {
      if (line !== command.name && !line.startsWith(`${command.name} `))
        context.addIssue({
          code: 'custom',
          path: typeof command.synopsis === 'string' ? ['synopsis'] : ['synopsis', index],
          message: `a synopsis begins with the command's name, "${command.name}"`,
          input: line,
        })
    })
    for (const { path, message, input, fix } of [
      ...argumentIssues(command),
      ...bracketIssues(command),
      ...defaultIssues(command),
      ...exampleIssues(command),
    ])
      context.addIssue({ code: 'custom', path, message, input, params: { fix } })
    for (const key of ['flags', 'arguments'] as const)
      command[key]?.forEach(({ name }, index, all) => {
        if (all.findIndex((other) => other.name === name) < index)
          context.addIssue({
            code: 'custom',
            path: [key, index, 'name'],
            message: `"${name}" stands here twice`,
            input: name,
          })
      })
    const shorts = (command.flags ?? []).map(({ short }) => short)
    for (const [index, short] of shorts.entries())
      if (short && shorts.indexOf(short) < index)
        context.addIssue({
          code: 'custom',
          path: ['flags', index, 'short'],
          message: `"${short}" stands for another flag already`,
          input: short,
        })
    command.aliases?.forEach((alias, index) => {
      if (alias === command.name)
        context.addIssue({
          code: 'custom',
          path: ['aliases', index],
          message: "it is the command's own name",
          input: alias,
        })
    })
  })
export type Command = z.infer<typeof commandSchema>

/** The forms of a synopsis. */
export const linesOf = (synopsis: Command['synopsis']): string[] =>
  typeof synopsis === 'string' ? [synopsis] : synopsis

/** A command's name without the program, where it has more: "token split", "qclient". */
export const shortName = (name: string): string => name.split(' ').slice(1).join(' ') || name

/** The anchor of a command on its page. */
export const commandId = (name: string): string => shortName(name).replaceAll(' ', '-')

/** The anchor of a command's flag. */
export const flagId = (command: string, flag: string): string => `${commandId(command)}${flag}`
