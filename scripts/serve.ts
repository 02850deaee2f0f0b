import './settings-first'
import { finishedBuild } from '../src/publish/built-mark'
import { startServer } from '../testing/servers/static-server'
import { rootPath } from '../src/site/edition'
import { runCommand } from './command'

/**
 * The port that the environment chooses.
 * @throws where it says none
 */
function chosenPort(text = '9000'): number {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new Error(`PORT is "${text}". Write a number from 0 to 65535, as PORT=9001 npm run serve.`)
}

/** The built site on this machine. PORT chooses the port. */
void runCommand({
  usage: 'npm run serve, with PORT in the environment for another port than 9000',
  run: async () => {
    const port = chosenPort(process.env.PORT)
    finishedBuild('public', rootPath)
    const { url } = await startServer('public', { port })
    return `The built site: ${url}${rootPath}  (Ctrl+C stops it)`
  },
})
