import type { Browser } from 'playwright-core'
import { beforeAll } from 'vitest'
import { launchBrowser } from './launchBrowser'

/** One for all files of a worker: starting it takes longer than most journeys. Playwright ends it with the process. */
let browser: Promise<Browser> | null = null

/** Provides Chromium to the tests of a file, each with its own contexts. Call it at the top of the file. */
export function useBrowser(): () => Promise<Browser> {
  const get = async (): Promise<Browser> => {
    browser ??= launchBrowser()
    const running = await browser
    if (running.isConnected()) return running
    // If a test crashed it, start another for the rest.
    browser = launchBrowser()
    return browser
  }
  beforeAll(async () => {
    await get()
  })
  return get
}
