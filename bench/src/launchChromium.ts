import { type Browser, chromium } from 'playwright-core'
import { locateChromium } from '../../scripts/locateChromium'

/** Starts this machine's Chromium. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = locateChromium()
  return chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
    ...(executablePath ? { executablePath } : {}),
  })
}
