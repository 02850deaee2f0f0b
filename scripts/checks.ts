import type { Task } from './run-tasks'

/** What needs no build: `npm run check`. */
export const checks: readonly Task[] = [
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint', command: 'eslint --max-warnings 0 .' },
  { name: 'Format', command: 'prettier --check .' },
  { name: 'Language', command: 'npm run --silent lint:prose' },
  { name: 'Facts', command: 'npm run --silent check:facts' },
  { name: 'Workflows', command: 'npm run --silent lint:workflows' },
]
