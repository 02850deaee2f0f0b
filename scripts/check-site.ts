import { checkOnline, formatOutcomes } from '../src/publish/online/check-online'
import { onlineChecks, type CheckName } from '../src/publish/online/checks'
import { runCommand, WrongArguments } from './command'

const known = Object.keys(onlineChecks)

/** The checks that are left out. @throws WrongArguments for one that there is not */
function namesIn(list: string): CheckName[] {
  const names = list.split(',').filter(Boolean)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new WrongArguments(`"${unknown}" is no check. Checks: ${known.join(', ')}.`)
  return names as CheckName[]
}

/** Whether a site that is online is the one that was built, and its host does what a host should. */
void runCommand({
  usage: 'npm run check:site -- https://docs.example.org/ [--folder public] [--without headers,compression]',
  options: {
    folder: { type: 'string', default: 'public' },
    without: { type: 'string', default: '' },
  },
  words: 1,
  run: async ({ folder, without }, [address = '']) => {
    if (!/^https?:/.test(address) || !URL.canParse(address))
      throw new WrongArguments(`"${address}" is no address of a site.`)
    const outcomes = await checkOnline(address, folder, namesIn(without))
    if (outcomes.some(({ findings }) => findings.length)) process.exitCode = 1
    return formatOutcomes(outcomes)
  },
})
