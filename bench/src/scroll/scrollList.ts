import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { longestTask, type TaskTime } from './longestTask'

/** What was recorded while scrolling. */
export type Scrolling = {
  /** Milliseconds between frames. */
  readonly frames: readonly number[]
  /** Long tasks, as the browser defines them, in milliseconds. */
  readonly longTasks: readonly number[]
  /** The longest task of the page. */
  readonly longest: TaskTime
  /** The distance, in px. */
  readonly scrolled: number
  /** Elements in the area at the end. */
  readonly elements: number
}

/** One notch of a wheel, and how fast a hurried hand turns it. */
const notch = 120
const everyMs = 16

/** Turns the wheel over a list and records how the page keeps up. */
export async function scrollList(page: Page, notches: number): Promise<Scrolling> {
  const area = page.locator('[data-part="scroll-area"]').first()
  const box = await area.boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  // Settle and collect garbage first, or the first to scroll pays for it.
  await page.requestGC()
  await wait(500)
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await page.evaluate('benchRecord()')
  for (let turned = 0; turned < notches; turned++) {
    const began = performance.now()
    await page.mouse.wheel(0, notch)
    await wait(Math.max(0, everyMs - (performance.now() - began)))
  }
  await wait(300)
  const recorded = await page.evaluate<Omit<Scrolling, 'longest'>>('benchRecorded()')
  const trace = await browser?.stopTracing()
  return { ...recorded, longest: longestTask(trace?.toString() ?? '') }
}
