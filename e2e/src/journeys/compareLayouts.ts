import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, BrowserContext } from 'playwright-core'
import { expect, inject } from 'vitest'
import { demoRdns, demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { createHolder } from './accountChain'
import { layoutScreens, type Screen } from './layoutScreens'

/** `x y width height` of every part, by its name and place among its like. */
type Boxes = Readonly<Record<string, readonly number[]>>

/** How the layouts are looked at. */
export type LayoutOptions = {
  readonly query?: string
  readonly context?: VisitOptions['context']
  /** All of them when not set. */
  readonly screens?: readonly Screen[]
  /** Runs before the page is loaded. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
}

async function close({ page, modal }: Visit): Promise<void> {
  await page.evaluate(() => window.latchkey?.close())
  await modal.expectClosed()
}

/** Shows a screen in the modal, which stays as it is if it is open, and passes it to `look`. */
async function show(visit: Visit, screen: Screen, look?: () => Promise<void>): Promise<void> {
  const { page, modal } = visit
  await screen.prepare?.(visit)
  await page.evaluate((wanted) => window.latchkey?.open(wanted), screen.request)
  await modal.expectView(screen.request.view)
  await screen.enter?.(visit)
  await modal.view.locator(screen.ready).first().waitFor()
  await look?.()
  await screen.leave?.(visit)
}

/** Reads where everything is, once nothing moves any more. */
async function readBoxes({ modal }: Visit): Promise<Boxes> {
  const read = () =>
    modal.frame.evaluate((frame) => {
      const counts: Record<string, number> = {}
      const boxes: Record<string, readonly number[]> = {}
      for (const part of frame.querySelectorAll<HTMLElement>(
        '[data-part], [role="row"], ul, ol, li, button',
      )) {
        const name = part.dataset.part ?? part.tagName
        // Messages come and go.
        if (part.closest('[data-part="notice"], [aria-live]')) continue
        counts[name] = (counts[name] ?? 0) + 1
        const { x, y, width, height } = part.getBoundingClientRect()
        boxes[`${name} ${counts[name]}`] = [x, y, width, height].map(Math.round)
      }
      return boxes
    })
  let boxes = await read()
  await expect
    .poll(async () => {
      const last = JSON.stringify(boxes)
      boxes = await read()
      return JSON.stringify(boxes) === last
    })
    .toBe(true)
  return boxes
}

/** Returns what moved between the two, or is missing in one. */
function findMoved(alone: Boxes, later: Boxes): readonly string[] {
  return [...new Set([...Object.keys(alone), ...Object.keys(later)])]
    .filter((name) => {
      const [left, right] = [alone[name], later[name]]
      return !left || !right || left.some((px, at) => Math.abs(px - (right[at] ?? Number.NaN)) > 1)
    })
    .map((name) => `${name}: ${alone[name]} → ${later[name]}`)
}

/** A holder of all kinds of assets, connected, on the demo with every family of chains, pairing and sign-in. */
async function openHolder(browser: Browser, options: LayoutOptions): Promise<Visit> {
  const holder = await createHolder('10')
  await holder.endow()
  const query = ['siwx=optional', options.query].filter(Boolean).join('&')
  const brand = { family: 'multi', name: 'Brand', rdns: 'com.example.brand', evm: {}, solana: {} } as const
  const visit = await openVisit(browser, {
    ...(options.context ? { context: options.context } : {}),
    url: `${inject('stack').families.demoUrl}/?${query}`,
    wallets: [demoWallet({ keys: [holder.privateKey], capabilities: {} })],
    prepare: async (context) => {
      await options.prepare?.(context)
      await installWallets(context, [brand])
    },
    // The gateway may still be reading the account's past.
    tolerated: [/status of 503 .*\/history/],
  })
  await visit.demo.entry.click()
  await visit.modal.row(demoRdns).click()
  await visit.modal.expectView('SIWXSignMessage')
  await close(visit)
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
  const { screens = layoutScreens } = options
  const visit = await openHolder(browser, options)
  const { page, modal } = visit
  // The modal is not closed in between, so it adopts the styles of every screen. This also loads all data once.
  for (const screen of screens) await show(visit, screen)
  const host = await modal.host.elementHandle()
  const later = new Map<Screen, Boxes>()
  for (const screen of screens)
    await show(visit, screen, async () => void later.set(screen, await readBoxes(visit)))
  expect(await modal.host.evaluate((now, before) => now === before, host)).toBe(true)

  const moved: Record<string, readonly string[]> = {}
  for (const screen of screens) {
    // With a wallet connected, each opening creates the modal again.
    await close(visit)
    await show(visit, screen, async () => {
      const after = later.get(screen) ?? {}
      expect(Object.keys(after).length, screen.name).toBeGreaterThan(5)
      let parts: readonly string[] = []
      // What differs because data came late is the same a moment later.
      const isAlike = async () => {
        parts = findMoved(await readBoxes(visit), after)
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
