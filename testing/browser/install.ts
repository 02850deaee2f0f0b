import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs one of Debian's packages where packages may be installed; else does nothing. */
export function installPackage(name: string) {
  if (!mayInstallPackages()) return
  console.log(`Installing ${name} from Debian’s packages …`)
  attempt('apt-get', 'update')
  attempt('apt-get', 'install', '-y', '--no-install-recommends', name)
}
