import { execFile } from 'node:child_process'

/** A link that a crawler found broken. */
interface BrokenLink {
  url: string
  parent: string
  status: number
}

interface Crawl {
  /** How many addresses were looked up. */
  checked: number
  broken: BrokenLink[]
}

interface LinkinatorReport {
  links: (BrokenLink & { state: 'OK' | 'BROKEN' | 'SKIPPED' })[]
}

/**
 * Walks a site over HTTP with linkinator, which knows nothing of how the site was made: links, images, styles, fonts,
 * anchors, redirect pages. A link that is redirected counts as broken; other hosts are left alone.
 * @param starts addresses of one host to begin with
 */
export async function crawl(starts: string[]): Promise<Crawl> {
  const { host } = new URL(starts[0]!)
  const options = ['--recurse', '--check-css', '--check-fragments', '--redirects', 'error', '--retry-errors']
  const others = ['--skip', `^(?!https?://${host}/)`]
  const output = ['--format', 'json', '--verbosity', 'info', '--concurrency', '10']
  const report = await run([...starts, ...options, ...others, ...output])
  const { links } = JSON.parse(report) as LinkinatorReport
  return {
    checked: links.filter(({ state }) => state === 'OK').length,
    broken: links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => ({ url, parent, status })),
  }
}

/** A command's output; it ends with an error code where it finds broken links, which is no failure here. */
const run = (args: string[]) =>
  new Promise<string>((resolve) => {
    execFile('node_modules/.bin/linkinator', args, { maxBuffer: 1e9 }, (_, output) => resolve(output))
  })
