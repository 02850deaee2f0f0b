import { existsSync } from 'node:fs'
import { installPackage } from '../browser/install'

/**
 * A server's program for the tests: one that is there, else Debian's package where packages may be installed.
 * @param name of the program and the package; NGINX_PATH and the like say where it is otherwise
 * @param debian where the package puts it
 * @throws when none can be had, saying what to install
 */
export function findServer(name: 'nginx' | 'caddy', debian: string): string {
  const variable = `${name.toUpperCase()}_PATH`
  const places = [process.env[variable], debian, `/opt/homebrew/bin/${name}`, `/usr/local/bin/${name}`]
  const installed = () => places.find((place): place is string => Boolean(place) && existsSync(place!))
  if (!installed()) installPackage(name)
  const found = installed()
  if (found) return found
  throw new Error(
    `The tests need ${name}, and none was found or could be installed. Install it, or set ${variable} to its executable.`,
  )
}
