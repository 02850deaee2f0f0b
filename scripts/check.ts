import { checks } from './checks'
import { runCommand } from './command'
import { runTasks } from './run-tasks'

/** Types, lint, format, language, listings and workflows. */
void runCommand({ usage: 'npm run check', run: () => runTasks(checks) })
