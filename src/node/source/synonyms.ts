import { z } from 'zod'
import { synonymsFile } from './file-names'
import { parseFilled } from './filled-yaml'
import { holdsNothing } from './holds-nothing'
import type { Variables } from './variables'
import type { Checked } from './check-value'

const groupSchema = z.array(z.string().trim().min(1)).superRefine((group, context) => {
  const [only] = group
  if (group.length < 2)
    context.addIssue({
      code: 'custom',
      message: only ? 'a group of one word has no synonym' : 'the group is empty',
      input: group,
      params: {
        fix: only
          ? `Write a word of the same meaning beside it: [${only}, …], or remove the line.`
          : 'Write words of one meaning: [coin, token], or remove the line.',
      },
    })
  const names = group.map((name) => name.toLowerCase())
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      context.addIssue({
        code: 'custom',
        path: [index],
        message: 'it stands in its group twice',
        input: name,
      })
})
const synonymsSchema = z.array(groupSchema).superRefine((groups, context) => {
  const all = groups.map((group) => new Set(group.map((name) => name.toLowerCase())))
  for (const [index, group] of all.entries()) {
    const other = all.findIndex(
      (one, place) => [...group].every((name) => one.has(name)) && isAnother(one, place, group, index),
    )
    const message = `all of its words stand in group ${other + 1}, too`
    if (other >= 0) context.addIssue({ code: 'custom', path: [index], message, input: groups[index] })
  }
})

/** Whether a group says more than one that it holds, or the same before it. */
const isAnother = (one: ReadonlySet<string>, place: number, group: ReadonlySet<string>, index: number) =>
  one.size > group.size || place < index

/** Reads content/synonyms.yml: groups of words that mean the same to someone who searches. An empty file has none. */
export const parseSynonyms = (text: string, variables: Variables): Checked<string[][]> =>
  parseFilled({ text: holdsNothing(text) ? '[]' : text, file: synonymsFile }, synonymsSchema, variables)
