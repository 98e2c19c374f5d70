import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs } from '../../../scripts/chromiumArgs'
import { locateTestChromium } from '../../../scripts/locateChromium'

/** Starts Chromium as all journeys do, with more arguments if a journey needs them. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = locateTestChromium()
  return chromium.launch({
    args: [...chromiumArgs, ...args],
    ...(executablePath ? { executablePath } : {}),
  })
}
