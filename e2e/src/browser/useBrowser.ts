import { type Browser, chromium } from 'playwright-core'
import { beforeAll } from 'vitest'
import { chromiumArgs } from '../../../scripts/chromiumArgs'
import { locateChromium } from '../../../scripts/locateChromium'

/** One for all files of a worker: starting it costs more than most journeys. Playwright ends it with the process. */
let browser: Promise<Browser> | null = null

/** Gives the Chromium that the tests of a file use, each in contexts of its own; call it at the top of the file. */
export function useBrowser(): () => Promise<Browser> {
  const get = async (): Promise<Browser> => {
    browser ??= launch()
    const running = await browser
    if (running.isConnected()) return running
    // One that a test brought down is not the end of the others.
    browser = launch()
    return browser
  }
  beforeAll(async () => {
    await get()
  })
  return get
}

function launch(): Promise<Browser> {
  const executablePath = locateChromium()
  return chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  })
}
