import './settings-first'
import { openSite } from '../src/authoring/open-site'
import { withCommit } from '../src/authoring/routes/commit-files'
import { lostRoutes, routesOf } from '../src/authoring/routes/lost-routes'
import { onlineRoutes } from '../src/authoring/routes/online-routes'
import { formatMistakes } from '../src/node/source/mistakes'
import { settings } from '../src/site/settings'
import { runCommand, WrongArguments } from './command'

/** Fails where an address that readers have would lead nowhere: one of a site that is online, or of a commit. */
void runCommand({
  usage: 'npm run check:routes -- https://docs.example.org, or -- --since origin/main',
  options: { since: { type: 'string' } },
  words: 1,
  run: async ({ since }, [site]) => {
    if (!site === !since) throw new WrongArguments('Say what to compare with, a site or a commit.')
    const root = process.cwd()
    const routesBelow = async (folder: string) => routesOf(await openSite(folder, settings, false))
    const online = since ? await withCommit(root, since, routesBelow) : await onlineRoutes(site!)
    const lost = lostRoutes(online, await routesBelow(root))
    if (lost.length) throw new Error(formatMistakes(lost, `in the addresses that ${since ?? site} has`))
    return `All ${new Set(online).size} addresses of ${since ?? site} lead somewhere.`
  },
})
