import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { attempt, installPackage } from './install'

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () =>
  [...usualPlaces, chromium.executablePath()].find(
    (place): place is string => Boolean(place) && existsSync(place!),
  )

/**
 * A Chromium for the tests: one that is there, else Debian's package where packages may be installed, else
 * Playwright's own.
 * @returns path of the executable
 * @throws when none can be had, saying what to install
 */
export function findBrowser(): string {
  const found = installed()
  if (found) return found
  installPackage('chromium')
  if (!installed()) {
    console.log('Installing Playwright’s Chromium …')
    attempt('npx', 'playwright-core', 'install', 'chromium')
  }
  const browser = installed()
  if (browser) return browser
  throw new Error(
    'The tests need Chromium, and none was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  )
}

/** Chromium keeps to itself: no updates, no first-run pages, no sandbox where it can't have one. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
