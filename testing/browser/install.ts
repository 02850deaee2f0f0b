import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs an installer quietly; a failure means only that this way is closed, and who asked says what to do. */
export function attempt(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The caller looks for what it wanted, and says what to install if it is not there.
  }
}

/** How packages may be installed: by whoever owns the machine, or where it is there for one run of the tests; else not. */
function installer(): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return process.env.CI ? ['sudo', '-n', 'apt-get'] : undefined
}

/** Files of tests run side by side, and apt-get fails where another one reads its lists. */
const queue = ['flock', path.join(tmpdir(), 'docs-tests-install.lock')] as const

/** Installs one of Debian's packages where packages may be installed; else does nothing. */
export function installPackage(name: string) {
  const command = installer()
  if (!command) return
  console.log(`Installing ${name} from Debian’s packages …`)
  attempt(...queue, ...command, 'update')
  attempt(...queue, ...command, 'install', '-y', '--no-install-recommends', name)
}
