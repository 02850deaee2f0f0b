import { checks } from './checks'
import { runCommand } from './command'
import { runTasks, type Task } from './run-tasks'

const checked = checks.map(({ name }) => name)

/** One task leaves a core free while it builds; the browser tests need both. */
const tests: readonly Task[] = [
  { name: 'Build', command: 'npm run --silent build', after: checked },
  { name: 'Units and components', command: 'npm run --silent test:unit', after: checked },
  { name: 'Preview', command: 'npm run --silent build:preview -- --path /pr-12/', after: ['Build'] },
  {
    name: 'Browser',
    command: 'npm run --silent test:e2e',
    after: ['Units and components', 'Preview'],
    alone: true,
  },
]

/** Every test there is. */
void runCommand({ usage: 'npm run test', run: () => runTasks([...checks, ...tests]) })
