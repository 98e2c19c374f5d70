import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { chromiumArgs } from '../../../scripts/chromiumArgs'
import { locateChromium } from '../../../scripts/locateChromium'

/** Starts one Chromium for the tests of a file and ends it after them; call it at the top of the file. */
export function useBrowser(): () => Promise<Browser> {
  let browser: Promise<Browser> | null = null
  const get = () => {
    browser ??= launch()
    return browser
  }
  beforeAll(async () => {
    await get()
  })
  afterAll(async () => {
    await (await browser)?.close()
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
