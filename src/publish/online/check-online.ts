import { keysOf } from '../../shared/keys-of'
import { askHost, orNoAnswer } from './ask'
import { readBuilt } from './built'
import { onlineChecks, type CheckName } from './checks'

/** So many findings of a check are told. */
const told = 5

/** What a check has found; nothing where all is well. */
export interface Outcome {
  name: CheckName
  findings: string[]
}

/**
 * Looks at a site that is online as readers, browsers and crawlers do, and measures it by the build in a folder.
 * @param address of the site, its path included: "https://docs.example.org/"
 * @param without checks that are left out: what a host can't do
 * @throws when the folder holds no site, or one for another path, or when the host does not answer
 */
export async function checkOnline(
  address: string,
  folder: string,
  without: readonly CheckName[] = [],
): Promise<Outcome[]> {
  const url = new URL(address)
  const built = await readBuilt(folder)
  if (url.pathname !== built.base)
    throw new Error(
      `The site in ${folder} was built for ${built.base}, and is asked for at ${url.pathname}. Say the address with its path and a slash at the end.`,
    )
  const ask = askHost(url.origin)
  // A host that can't be reached at all is told once; a request that fails later is a finding among the others.
  await ask(built.base)
  const names = keysOf(onlineChecks).filter((name) => !without.includes(name))
  const outcomes: Outcome[] = []
  for (const name of names)
    outcomes.push({ name, findings: await orNoAnswer(onlineChecks[name]({ built, ask, url })) })
  return outcomes
}

/** The outcomes as lines: a sign for each check, and what it has found. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const more = (count: number) => (count > told ? [`    … and ${count - told} more`] : [])
  return outcomes
    .flatMap(({ name, findings }) => [
      `${findings.length ? '✗' : '✓'} ${name}`,
      ...findings.slice(0, told).map((line) => `    ${line}`),
      ...more(findings.length),
    ])
    .join('\n')
}
