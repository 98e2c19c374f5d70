import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { recordScript } from './recordScript'

/** Longer than any opening transition, so that a click finds a page at rest. */
const calmMs = 500

/** A page in a context of its own that notes what happens in it. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.addInitScript({ content: recordScript })
  await page.goto(url)
  return page
}

/** Opens the modal, then all its wallets; gives the milliseconds from that click until a screenful of them is painted. */
export async function openList(page: Page): Promise<number> {
  await page.locator('#root button').first().click()
  const all = page.locator('[data-part="all-wallets"]')
  await all.waitFor()
  await wait(calmMs)
  // `void`, or the clock would be waited for before the click that it waits for.
  await page.evaluate('void (globalThis.benchResult = benchFirstPage())')
  await all.click()
  return page.evaluate<number>('benchResult')
}
