import { setTimeout as wait } from 'node:timers/promises'
import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { clockScript } from './clockScript'

/** `hover` comes with a pointer that rests a moment before it presses; `cold` presses without having been near. */
export type Approach = 'hover' | 'cold'

/** What one visit took, in milliseconds from the click. */
export type VisitTimes = {
  /** Until the rows of the wallets are painted. */
  readonly open: number
  /** From the click on a wallet that agrees at once, until the page shows its address. */
  readonly connect: number
}

/** Longer than any opening transition, so that the second click finds a page at rest. */
const restMs = 400

/** Visits a site in a fresh context, opens its dialog and connects a wallet; `restOnTargetMs` is how long a hover lasts. */
export async function timeVisit(
  browser: Browser,
  url: string,
  approach: Approach,
  restOnTargetMs: number,
): Promise<VisitTimes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: clockScript })
    await installWallets(page, [{ chainId: 31337, offline: true }])
    await page.goto(url)
    const button = page.locator('#root button').first()
    await button.waitFor()
    await wait(restMs)
    const press = (target: Locator) =>
      approach === 'hover' ? hoverAndPress(page, target, restOnTargetMs) : pressCold(target)
    const rows = '[data-part="wallet-row"]'
    const open = await timed(page, rows, () => press(button))
    await wait(restMs)
    const connect = await timed(page, '#root output:not(:empty)', () => press(page.locator(rows).first()))
    return { open, connect }
  } finally {
    await context.close()
  }
}

async function timed(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  // `void`, or the clock would be waited for before the click that it waits for.
  await page.evaluate(`void (globalThis.benchResult = benchClock(${JSON.stringify(selector)}))`)
  await act()
  return page.evaluate<number>('benchResult')
}

async function hoverAndPress(page: Page, target: Locator, restOnTargetMs: number): Promise<void> {
  const box = await target.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move(x, y, { steps: 4 })
  await wait(restOnTargetMs)
  await page.mouse.down()
  await page.mouse.up()
}

/** No pointer, no focus: nothing tells the page beforehand. */
function pressCold(target: Locator): Promise<void> {
  return target.dispatchEvent('click')
}
