import './settings-first'
import { finishedBuild } from '../src/publish/built-mark'
import { startServer } from '../testing/servers/static-server'
import { rootPath } from '../src/site/edition'
import { runCommand } from './command'

/** The built site on this machine. PORT chooses the port. */
void runCommand({
  usage: 'npm run serve, with PORT in the environment for another port than 9000',
  run: async () => {
    finishedBuild('public', rootPath)
    const { url } = await startServer('public', { port: Number(process.env.PORT ?? 9000) })
    return `The built site: ${url}${rootPath}  (Ctrl+C stops it)`
  },
})
