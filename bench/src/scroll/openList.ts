import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { recordScript } from './recordScript'

/** Longer than any opening transition, so a click finds a page at rest. */
const calmMs = 500

/** A page in its own context that records what happens. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.addInitScript({ content: recordScript })
  await page.goto(url)
  return page
}

/** Opens the modal and all wallets. Returns the milliseconds from that click until a screen of them is painted. */
export async function openList(page: Page): Promise<number> {
  await page.locator('#root button').first().click()
  const all = page.locator('[data-part="all-wallets"]')
  await all.waitFor()
  await wait(calmMs)
  // `void`: awaiting the clock here would block the click it waits for.
  await page.evaluate('void (globalThis.benchResult = benchFirstPage())')
  await all.click()
  return page.evaluate<number>('benchResult')
}
