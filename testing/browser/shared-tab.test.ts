import type { BrowserContext, Page } from 'playwright-core'
import { leave, spoilers, takeSharedTab } from './shared-tab'

/** Names of an object's own methods and parts; events are arguments of these. */
type NamesOf<T> = Exclude<keyof T, symbol>

/** What leaves nothing behind that the next visit would see, or what is taken back before it. */
const harmless = {
  page: [
    ...([
      '$',
      '$$',
      '$eval',
      '$$eval',
      'addListener',
      'addScriptTag',
      'addStyleTag',
      'ariaSnapshot',
    ] as const),
    ...(['ariaSnapshotJSON', 'bringToFront', 'cancelPickLocator', 'check', 'clearConsoleMessages'] as const),
    ...(['clearPageErrors', 'click', 'clock', 'consoleMessages', 'content', 'context', 'coverage'] as const),
    ...(['dblclick', 'dispatchEvent', 'dragAndDrop', 'emulateMedia', 'evaluate', 'evaluateHandle'] as const),
    ...(['fill', 'focus', 'frame', 'frameLocator', 'frames', 'getAttribute', 'getByAltText'] as const),
    ...(['getByLabel', 'getByPlaceholder', 'getByRef', 'getByRole', 'getByTestId', 'getByText'] as const),
    ...(['getByTitle', 'goBack', 'goForward', 'goto', 'hideHighlight', 'hover', 'innerHTML'] as const),
    ...([
      'innerText',
      'inputValue',
      'isChecked',
      'isClosed',
      'isDisabled',
      'isEditable',
      'isEnabled',
    ] as const),
    ...([
      'isHidden',
      'isVisible',
      'keyboard',
      'localStorage',
      'locator',
      'mainFrame',
      'mouse',
      'off',
    ] as const),
    ...(['on', 'once', 'opener', 'pageErrors', 'pdf', 'prependListener', 'press', 'reload'] as const),
    ...(['removeAllListeners', 'removeListener', 'removeLocatorHandler', 'requestGC', 'requests'] as const),
    ...(['route', 'routeFromHAR', 'screenshot', 'selectOption', 'sessionStorage', 'setChecked'] as const),
    ...(['setContent', 'setInputFiles', 'setViewportSize', 'tap', 'textContent', 'title'] as const),
    ...(['touchscreen', 'type', 'uncheck', 'unroute', 'unrouteAll', 'url', 'video', 'viewportSize'] as const),
    ...(['waitForEvent', 'waitForFunction', 'waitForLoadState', 'waitForNavigation'] as const),
    ...(['waitForRequest', 'waitForResponse', 'waitForSelector', 'waitForTimeout', 'waitForURL'] as const),
    ...(['workers'] as const),
  ],
  context: [
    ...(['backgroundPages', 'browser', 'clearCookies', 'clearPermissions', 'cookies', 'isClosed'] as const),
    ...(['off', 'pages', 'removeListener', 'serviceWorkers', 'storageState', 'unroute'] as const),
    ...(['unrouteAll', 'waitForEvent'] as const),
  ],
  clock: [],
  coverage: ['stopCSSCoverage', 'stopJSCoverage'],
  keyboard: ['insertText', 'press', 'type', 'up'],
  mouse: ['click', 'dblclick', 'move', 'up', 'wheel'],
} as const

/** Names that stand in neither list: the type check fails, naming them, where Playwright has got new ones. */
type Unknown<T, K extends keyof typeof spoilers> = Exclude<
  NamesOf<T>,
  symbol | (typeof spoilers)[K][number] | (typeof harmless)[K][number]
>
interface AllUnknown {
  page: Unknown<Page, 'page'>[]
  context: Unknown<BrowserContext, 'context'>[]
  clock: Unknown<Page['clock'], 'clock'>[]
  coverage: Unknown<Page['coverage'], 'coverage'>[]
  keyboard: Unknown<Page['keyboard'], 'keyboard'>[]
  mouse: Unknown<Page['mouse'], 'mouse'>[]
}
const unknown: AllUnknown = { page: [], context: [], clock: [], coverage: [], keyboard: [], mouse: [] }
const none: Record<keyof AllUnknown, never[]> = unknown

/** A tab with every method that is known, none of which does anything. */
function makeTab() {
  const log: string[] = []
  const idle = (kind: keyof typeof spoilers) =>
    Object.fromEntries(
      [...spoilers[kind], ...harmless[kind]].map((name) => [
        name,
        function (this: unknown) {
          log.push(`${kind}.${name}`)
          return Promise.resolve(this)
        },
      ]),
    )
  const context = idle('context')
  const parts = {
    clock: idle('clock'),
    coverage: idle('coverage'),
    keyboard: idle('keyboard'),
    mouse: idle('mouse'),
  }
  const page = { ...idle('page'), ...parts, context: () => context, request: {}, screencast: {}, webmcp: {} }
  Object.assign(context, { clock: {}, credentials: {}, debugger: {}, request: {}, tracing: {} })
  return { page: page as unknown as Page, all: { page, context, ...parts }, log }
}

/** Whether the next visit gets the tab after something was done to it. */
async function isKept(act: (all: Record<string, Record<string, unknown>>) => unknown) {
  const { page, all, log } = makeTab()
  const first = await takeSharedTab({}, () => Promise.resolve(page))
  expect(first).toBe(page)
  await act(all)
  await leave(page)
  const closed = log.filter((name) => name === 'context.close').length
  // Whatever became of it, the next test begins without it.
  if (!closed) {
    await page.context().newPage()
    await leave(page)
  }
  return closed === 0
}

it('every method and part of a tab is known', () => expect(Object.values(none).flat()).toEqual([]))

it('a tab that is only looked at is kept', async () => expect(await isKept(() => undefined)).toBe(true))

it.each(
  Object.entries(harmless).flatMap(([kind, names]) =>
    names
      .filter((name) => !/^(context|clock|coverage|keyboard|mouse)$/.test(name))
      .map((name) => [kind, name]),
  ),
)('%s.%s leaves nothing behind', async (kind, name) =>
  expect(await isKept((all) => (all[kind]![name] as () => unknown)())).toBe(true),
)

it.each(Object.entries(spoilers).flatMap(([kind, names]) => names.map((name) => [kind, name])))(
  '%s.%s spoils the tab',
  async (kind, name) => {
    const use = (all: Record<string, Record<string, unknown>>) => {
      const part = all[kind]![name]
      return typeof part === 'function' ? (part.call(all[kind]) as unknown) : part
    }
    expect(await isKept(use)).toBe(false)
  },
)

it('a method does what it did, for its own object', async () => {
  const { page, all } = makeTab()
  await takeSharedTab({}, () => Promise.resolve(page))
  expect(await (page.keyboard.down as unknown as () => unknown)()).toBe(all.keyboard)
  await leave(page)
})
