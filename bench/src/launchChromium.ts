import { type Browser, chromium } from 'playwright-core'
import { locateChromium } from '../../scripts/locateChromium'

/** Starts the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  const executablePath = locateChromium()
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ...(executablePath ? { executablePath } : {}),
  })
}
