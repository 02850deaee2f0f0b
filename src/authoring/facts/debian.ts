import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { End, RunPage } from './steps'

/**
 * What every machine has: an account "you" that may use sudo, as on a rented server. systemd isn't its first process, so
 * systemctl enables units and skips what would start or stop them.
 */
const account = `id you > /dev/null 2>&1 || {
  useradd --create-home --shell /bin/bash you
  echo 'you ALL=(ALL) NOPASSWD: ALL' > /etc/sudoers.d/you
  echo 'Defaults env_keep += SYSTEMD_OFFLINE' >> /etc/sudoers.d/you
  echo 'export SYSTEMD_OFFLINE=1' > /etc/profile.d/offline.sh
  echo "127.0.0.1 $(hostname)" >> /etc/hosts
}`

/** Makes the file system of the machine: the Debian below, and what the steps write above it. */
const mounted = `set -e
mkdir -p "$2/upper" "$2/work" "$2/root"
mount -t overlay overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" "$2/root"
mount -t proc proc "$2/root/proc"
cp "$2/given" "$2/steps" "$2/root/"
chroot "$2/root" bash -e /given
exec chroot "$2/root" runuser --login you --command 'bash /steps' < /dev/null`

/** Namespaces of their own: of file systems, without a network, and without other processes. */
const walls = [
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--uts',
  '--fork',
  '--kill-child',
  '--propagation',
  'private',
]

const call = (command: string, words: readonly string[]) =>
  new Promise<End>((resolve) => {
    execFile(command, words, { timeout: 120_000, maxBuffer: 1 << 24 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, said: `${stdout}${stderr}` }),
    )
  })

/**
 * Why steps can't be run on this machine; undefined where they can.
 * @param root of a Debian, as debootstrap makes it
 */
export async function whyNoMachine(root: string | undefined): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'that takes Linux'
  if (process.getuid?.() !== 0) return 'that takes root'
  if (!root) return 'FACTS_DEBIAN names no Debian, see docs/authoring.md'
  if (!existsSync(path.join(root, 'usr/bin/sudo')))
    return `${root} is no Debian with sudo, see docs/authoring.md`
  const machine = await openDebian(root)
  const { code, said } = await machine.run('true', undefined)
  await machine.close()
  return code ? `this machine allows no Debian in namespaces of its own (${said.trim()})` : undefined
}

/**
 * An empty Debian without a network, in namespaces of its own. What a page changes is there for the next.
 * @param root of the Debian below; nothing is written to it
 */
export async function openDebian(root: string): Promise<{ run: RunPage; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'steps-'))
  return {
    run: async (script, given) => {
      const text = given ? await readFile(given, 'utf8') : ''
      await writeFile(path.join(folder, 'given'), `${account}\n${text}`)
      await writeFile(path.join(folder, 'steps'), script)
      return call('unshare', [...walls, 'bash', '-c', mounted, 'bash', path.resolve(root), folder])
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
