import { TestEnvironment } from 'jest-environment-node'
import type { Browser, Page } from 'playwright-core'

/** How long a page may take to tell what it shows, in milliseconds. */
const patience = 2000

/** Runs in the page: where it is, what has the focus, and what is said or lies open. */
function look() {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 300)
  const parts = [...document.querySelectorAll<HTMLElement>('h1, dialog[open], [role=status], [role=alert]')]
  return {
    address: location.href,
    state: JSON.stringify(history.state),
    html: JSON.stringify(document.documentElement.dataset),
    position: `${scrollX}, ${scrollY}`,
    focus: short(document.activeElement?.outerHTML ?? ''),
    shown: parts.map(({ localName, innerText }) => `${localName}: ${short(innerText)}`),
  }
}

/** What a page shows, for somebody who can't look at it. */
async function toldOf(page: Page): Promise<string> {
  const told = page.evaluate(look).then((seen) => JSON.stringify(seen, null, 2), String)
  const silence = new Promise<string>((resolve) =>
    setTimeout(resolve, patience, `${page.url()} does not answer.`),
  )
  return Promise.race([told, silence])
}

/** What happens in a test file, as Jest tells of it. */
interface TestEvent {
  name: string
  test?: { name: string }
}

/**
 * The environment of tests in a real browser. Where one fails, it prints what its pages show: some failures come once in a
 * hundred runs, and on another machine.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private readonly file: string

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    this.file = given[1].testPath
  }

  async handleTestEvent({ name, test }: TestEvent) {
    const { browser } = this.global as { browser?: Browser }
    if (name !== 'test_fn_failure' || !browser) return
    const pages = browser.contexts().flatMap((context) => context.pages())
    const told = await Promise.all(pages.map(toldOf))
    process.stderr.write(`\n${this.file}, "${test?.name}", with its pages:\n${told.join('\n')}\n`)
  }
}
