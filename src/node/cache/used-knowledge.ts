import type { compileContent, SiteKnowledge } from '../page/compile'
import { keptTogether } from '../page/typography'
import { findTerm, type Glossary } from '../source/glossary'
import type { Variables } from '../source/variables'

/** What may refer to a variable, as it stands in a text or in an address. */
const reference = /(?:\{|%7B)\s*([a-z]\w*)/gi

/** A term of plain words: typography changes no more of them than their spaces. */
const plainTerm = /^<Term>([\w -]+)<\/Term>/

/**
 * Of all that a page may take from other files, what it can take by what stands in it: an edit of a variable or a term compiles
 * the pages anew that name it. Where that is not plain to see, it is all of them.
 */
export function usedKnowledge(...[text, , variables, site = {}]: Parameters<typeof compileContent>) {
  const { generated = [], broken = [], glossary = [] } = site
  const made = JSON.stringify(generated)
  const whole = `${text}\n${made}`
  const kept = keptTogether(variables)
  return { ...usedVariables(whole, variables), kept, glossary: usedTerms(whole, glossary), made, broken }
}

/** The values that are filled in, and the names that an unknown one is compared with. */
function usedVariables(text: string, variables: Variables) {
  const named = [...new Set([...text.matchAll(reference)].map(([, name]) => name!))].sort()
  const known = named.filter((name) => Object.hasOwn(variables, name))
  return {
    values: known.map((name) => [name, variables[name]]),
    names: known.length < named.length && Object.keys(variables),
  }
}

function usedTerms(text: string, glossary: SiteKnowledge['glossary']): Glossary | null | undefined {
  if (!glossary || text.includes('"name":"Term"')) return glossary
  const entries = [...text.matchAll(/<Term\b/g)].map(({ index }) => {
    const [, name = ''] = plainTerm.exec(text.slice(index)) ?? []
    return findTerm(name.trim(), glossary)
  })
  return entries.every((entry) => entry !== undefined) ? entries : glossary
}
