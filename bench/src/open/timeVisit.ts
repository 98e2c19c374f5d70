import { setTimeout as wait } from 'node:timers/promises'
import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { clockScript } from './clockScript'

/** `hover` rests the pointer on the button first. `cold` presses without warning. */
export type Approach = 'hover' | 'cold'

/** The times of one visit, in milliseconds from the click. */
export type VisitTimes = {
  /** Until the wallet rows are painted. */
  readonly open: number
  /** From the click on a wallet that approves at once until the page shows its address. */
  readonly connect: number
}

/** How to visit a page. */
export type TimedVisit = {
  readonly browser: Browser
  readonly url: string
  readonly approach: Approach
  /** How long the pointer rests before it presses. */
  readonly restMs: number
}

/** Longer than any opening transition, so every click finds a page at rest. */
const calmMs = 400

/** Visits a site in a fresh context, opens its dialog and connects its first wallet. */
export async function timeVisit({ browser, url, approach, restMs }: TimedVisit): Promise<VisitTimes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: clockScript })
    await installWallets(page, [{ chainId: 31337, offline: true }])
    await page.goto(url)
    const button = page.locator('#root button').first()
    const row = page.locator('[data-part="wallet-row"]').first()
    const press = (target: Locator) =>
      approach === 'hover' ? hoverAndPress(page, target, restMs) : pressCold(target)
    await button.waitFor()
    await wait(calmMs)
    const open = await timed(page, '[data-part="wallet-row"]', () => press(button))
    await wait(calmMs)
    const connect = await timed(page, '#root output:not(:empty)', () => press(row))
    return { open, connect }
  } finally {
    await context.close()
  }
}

async function timed(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  // `void`: awaiting the clock here would block the click it waits for.
  await page.evaluate(`void (globalThis.benchResult = benchClock(${JSON.stringify(selector)}))`)
  await act()
  return page.evaluate<number>('benchResult')
}

async function hoverAndPress(page: Page, target: Locator, restMs: number): Promise<void> {
  const box = await target.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move(x, y, { steps: 4 })
  await wait(restMs)
  await page.mouse.down()
  await page.mouse.up()
}

/** Without pointer or focus, so nothing warns the page. */
function pressCold(target: Locator): Promise<void> {
  return target.dispatchEvent('click')
}
