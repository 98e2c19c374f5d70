import { chromium } from 'playwright-core'
import { chromiumArgs } from '../../../scripts/chromiumArgs'
import { locateTestChromium } from '../../../scripts/locateChromium'
import { watchContext } from '../browser/watchContext'
import type { Engine } from './Driver'

/** Starts Chromium, driven by Playwright. */
export async function launchChromium(): Promise<Engine> {
  const executablePath = locateTestChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    name: 'Chromium',
    async open({ viewport } = {}) {
      const context = await browser.newContext({
        locale: 'en-US',
        reducedMotion: 'reduce',
        // Without windows, nobody is asked whether a page may copy.
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(viewport ? { viewport } : {}),
      })
      context.setDefaultTimeout(15_000)
      const { faults } = await watchContext(context)
      return {
        engine: 'Chromium',
        faults,
        addInitScript: (script) => context.addInitScript(script),
        exposeBinding: (name, call) => context.exposeBinding(name, call),
        pages: () => context.pages(),
        newPage: () => context.newPage(),
        openedPage: () => context.waitForEvent('page'),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
