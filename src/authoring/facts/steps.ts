import { isShell } from '../../node/page/sessions'
import type { Mistake } from '../../node/source/mistakes'
import { inContent } from '../../node/source/file-names'
import type { Listing } from './listings'

/** A page on a path, and the script that gives the machine what the page takes from elsewhere. */
export interface Stage {
  page: string
  given?: string
}

/** What a new operator does, on one machine, from the installation to a restored backup. */
export const operatorPath: readonly Stage[] = [
  { page: 'run-node/quick-start', given: 'testing/steps/program.sh' },
  { page: 'run-node/own-user' },
  { page: 'run-node/back-up-and-restore', given: 'testing/steps/backup-key.sh' },
]

/** The end of a script that was run in a machine. */
export interface End {
  code: number
  /** All that was printed. */
  said: string
}

const marker = '::step'

/**
 * One script of all steps of a page, in their order and in one shell, as a reader has it: a variable that one sets is known
 * to the next. It ends at the first that fails, with a line that says which.
 * @param steps listings for a shell, and those whose title is the path of a file, which is written
 */
export function scriptOf(steps: readonly Listing[]): string {
  const trap = `trap 'code=$?; [ $code = 0 ] || printf "\\n${marker} %s %s\\n" "$STEP" $code' EXIT`
  return ['set -eo pipefail', trap, ...steps.map((step) => `STEP=${step.line}\n${commandOf(step)}`), ''].join(
    '\n',
  )
}

const isFile = ({ title }: Listing) => title?.startsWith('/') ?? false

function commandOf(step: Listing) {
  if (!isFile(step)) return step.code
  return `sudo tee '${step.title}' > /dev/null <<'END OF FILE'\n${step.code}\nEND OF FILE`
}

/** What is wrong with a step as the end of the script tells it; undefined where all went well. */
export function mistakeOf({ code, said }: End, file: string): Mistake | undefined {
  if (code === 0) return undefined
  const [, line, status] = new RegExp(`${marker} (\\d+) (\\d+)`).exec(said) ?? []
  const words = said.split(marker)[0]!.trim().split('\n').slice(-3).join(' / ')
  return {
    file,
    line: line ? Number(line) : undefined,
    message: `The step ends with ${status ?? code} in an empty Debian: ${words || 'it says nothing.'}`,
    fix: 'Correct it, or take "run" from its fence if it needs what such a machine hasn’t.',
  }
}

/** Mistakes of marks that no step can have. */
const misplaced = (listings: readonly Listing[]): Mistake[] =>
  listings
    .filter((listing) => listing.run && !isShell(listing.language) && !isFile(listing))
    .map(({ file, line }) => ({
      file,
      line: line - 1,
      message: 'Only a listing for a shell can be run, or a file whose title is its whole path.',
      fix: 'Take "run" away, or write the path, beginning with "/".',
    }))

const needs: readonly (readonly [string, RegExp])[] = [
  [
    'need the network or another machine',
    /\b(?:curl|wget|apt(?:-get)?|git clone|s?scp|ssh|brew|docker|task|grpcurl|nc|go|npm|pip|aws)\b/,
  ],
  ['need a program of the network', /\b(?:qclient|quilibrium-node|node-\S+-(?:linux|darwin))\b/],
  ['need a running system', /\b(?:systemctl|journalctl|ufw|iptables|sysctl|launchctl|crontab|pgrep|ss)\b/],
]

/** Why a listing for a shell isn't run. */
export const reasonOf = ({ code }: Listing): string =>
  needs.find(([, pattern]) => pattern.test(code))?.[0] ?? 'aren’t marked "run"'

/** What became of the listings for a shell. */
export interface Tried {
  mistakes: Mistake[]
  ran: number
  /** How many were not run, by reason. */
  skipped: Record<string, number>
}

/** Runs the script of a page in a machine that stays the same along a path. */
export type RunPage = (script: string, given: string | undefined) => Promise<End>

/**
 * Runs the steps along the operator's path, then those of each other page in a machine of its own.
 * @param openMachine makes an empty machine; undefined where there can be none, and then nothing is run
 */
export async function trySteps(
  listings: readonly Listing[],
  openMachine: (() => Promise<{ run: RunPage; close: () => Promise<void> }>) | undefined,
): Promise<Tried> {
  const shells = listings.filter(({ language }) => isShell(language))
  const marked = listings.filter(({ run }) => run)
  const tried: Tried = { mistakes: misplaced(listings), ran: 0, skipped: {} }
  for (const listing of shells.filter(({ run }) => !run || !openMachine)) {
    const reason = openMachine || !listing.run ? reasonOf(listing) : 'are marked "run"'
    tried.skipped[reason] = (tried.skipped[reason] ?? 0) + 1
  }
  if (!openMachine || tried.mistakes.length) return tried
  for (const path of pathsOf(marked)) {
    const machine = await openMachine()
    for (const { page, given } of path) {
      const file = fileOf(page)
      const steps = marked.filter((step) => step.file === file)
      const mistake = mistakeOf(await machine.run(scriptOf(steps), given), file)
      tried.ran += mistake ? steps.filter(({ line }) => line < (mistake.line ?? 0)).length : steps.length
      if (!mistake) continue
      tried.mistakes.push(mistake)
      break
    }
    await machine.close()
  }
  return tried
}

const fileOf = (page: string) => inContent(`${page}.mdx`)

/** The operator's path, as far as its pages have steps, and each other page with steps alone. */
function pathsOf(marked: readonly Listing[]): Stage[][] {
  const files = [...new Set(marked.map(({ file }) => file))]
  const onPath = operatorPath.filter(({ page }) => files.includes(fileOf(page)))
  const others = files.filter((file) => !onPath.some(({ page }) => fileOf(page) === file))
  const alone = others.map((file) => [{ page: file.replace(/^content\/docs\/|\.mdx$/g, '') }])
  return onPath.length ? [[...onPath], ...alone] : alone
}
