import type { Browser, BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { type Boxes, findMoved, readBoxes } from '../browser/readBoxes'
import { connectHolder, holderSite } from './holderSite'
import { layoutScreens, type Screen, show } from './layoutScreens'

/** How the layouts are looked at. */
export type LayoutOptions = {
  readonly query?: string
  readonly context?: VisitOptions['context']
  /** All of them when not set. */
  readonly screens?: readonly Screen[]
  /** Screens to show before, whose layouts aren't compared. */
  readonly before?: readonly Screen[]
  /** Whether the holder has a name. */
  readonly hasName?: boolean
  /** Opens the site and connects. Without it, as `holderSite` says. */
  readonly open?: (browser: Browser, options: LayoutOptions) => Promise<Visit>
  /** Runs before the page is loaded. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
}

/** A holder of all kinds of assets, connected, on the demo with every family of chains, pairing and sign-in. */
async function openHolder(browser: Browser, options: LayoutOptions): Promise<Visit> {
  const { hasName = false, query } = options
  const { prepare, ...site } = await holderSite(query, { hasName })
  const visit = await openVisit(browser, {
    ...site,
    ...(options.context ? { context: options.context } : {}),
    prepare: async (context) => {
      await options.prepare?.(context)
      await prepare(context)
    },
  })
  await connectHolder(visit)
  return visit
}

/**
 * Compares the layout of each screen when it is the first one that the modal shows with its layout after all the
 * others. Returns what moved, by screen.
 */
export async function compareLayouts(
  browser: Browser,
  options: LayoutOptions = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { screens = layoutScreens, before = [], open = openHolder } = options
  const visit = await open(browser, options)
  const { page, modal } = visit
  // The modal is not closed in between, so it adopts the styles of every screen. This also loads all data once.
  for (const screen of [...before, ...screens]) await show(visit, screen)
  const host = await modal.host.elementHandle()
  const later = new Map<Screen, Boxes>()
  for (const screen of screens)
    await show(visit, screen, async () => void later.set(screen, await readBoxes(visit)))
  expect(await modal.host.evaluate((now, before) => now === before, host)).toBe(true)

  const moved: Record<string, readonly string[]> = {}
  for (const screen of screens) {
    // With a wallet connected, each opening creates the modal again.
    await page.evaluate(() => window.latchkey?.close())
    await modal.expectClosed()
    await show(visit, screen, async () => {
      const after = later.get(screen) ?? {}
      expect(Object.keys(after).length, screen.name).toBeGreaterThan(5)
      let parts: readonly string[] = []
      // What differs because data came late is the same a moment later.
      const isAlike = async () => {
        parts = findMoved(await readBoxes(visit), after, 1.5)
        return parts.length === 0
      }
      await expect
        .poll(isAlike, { timeout: 3_000 })
        .toBe(true)
        .catch(() => undefined)
      if (parts.length > 0) moved[screen.name] = parts
    })
  }
  await page.evaluate(() => window.latchkey?.close())
  return moved
}
