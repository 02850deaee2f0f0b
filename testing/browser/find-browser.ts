import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { attempt, installPackage } from './install'

/**
 * Chromium without a window, Debian's package of the same name. The others draw a toolbar around each page, too, and
 * take more than twice the time for it.
 */
const shell = 'chromium-headless-shell'

const others = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const firstOf = (places: (string | undefined)[]) =>
  places.find((place): place is string => Boolean(place) && existsSync(place!))

/** The ways to a browser, each tried where those before it lead to none. */
const ways: (() => string | undefined)[] = [
  () => firstOf([process.env.CHROMIUM_PATH, `/usr/bin/${shell}`]),
  () => {
    installPackage(shell)
    return firstOf([`/usr/bin/${shell}`])
  },
  () => firstOf([...others, chromium.executablePath()]),
  () => {
    installPackage('chromium')
    return firstOf(others)
  },
  () => {
    console.log('Installing Playwright’s Chromium …')
    attempt('npx', 'playwright-core', 'install', 'chromium')
    return firstOf([chromium.executablePath()])
  },
]

/**
 * A Chromium for the tests: the one without a window that is there or may be installed, else any that is there, else
 * one that can be had.
 * @returns path of the executable
 * @throws when none can be had, saying what to install
 */
export function findBrowser(): string {
  for (const way of ways) {
    const found = way()
    if (found) return found
  }
  throw new Error(
    'The tests need Chromium, and none was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  )
}

/**
 * Chromium keeps to itself: no updates, no first-run pages, no sandbox where it can't have one. Letters keep their
 * form with a window and without, so that pictures are the same.
 */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
