import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { ServedFile } from '../site/bundleSite'
import { clockScript } from './clockScript'
import { walletScript } from './walletScript'

/** `touch` presses without warning, as on a phone. `hover` rests the pointer on the button first. */
export type Approach = 'touch' | 'hover'

/** The scripts that a step loads. */
export type Loaded = { readonly files: number; readonly bytes: number }

/** One visit on a fast machine. Times are in milliseconds. */
export type VisitTimes = {
  readonly load: Loaded
  /** From the press until the first frame with the wallet's name. */
  readonly firstFrame: number
  /** From the press until that name is at least 95 % opaque. */
  readonly readable: number
  readonly opening: Loaded
  /** From the click on a wallet that approves at once until the page shows its address. */
  readonly connected: number
  readonly connecting: Loaded
}

/** One visit on a slow phone, pressed as soon as the button is painted. Times are in milliseconds. */
export type SlowTimes = {
  /** From the press until the wallet's name can be read. */
  readonly readable: number
  /** From the navigation until then. */
  readonly sinceNavigation: number
}

/** What to visit. */
export type Target = {
  readonly browser: Browser
  readonly url: string
  readonly files: ReadonlyMap<string, ServedFile>
}

type Point = { readonly x: number; readonly y: number }
type Opening = Readonly<Record<'pressedAt' | 'shownAt' | 'firstFrameAt' | 'readableAt', number>>
type Connecting = { readonly clickedAt: number; readonly connectedAt: number }

/** Longer than any opening transition, so every press finds a page at rest, and shorter than a look at the list. */
const calmMs = 500

/** CPU ÷ 4, 150 ms per round trip, 1.6 Mbit/s down and 0.75 Mbit/s up. */
const slowPhone = {
  cpu: { rate: 4 },
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
}

/** Visits a page in a fresh context, opens its modal and connects its first wallet. */
export function timeVisit(target: Target, approach: Approach, restMs: number): Promise<VisitTimes> {
  return inPage(target, { hasTouch: approach === 'touch' }, async (page) => {
    const press = (at: Point) =>
      approach === 'touch' ? page.touchscreen.tap(at.x, at.y) : hoverAndPress(page, at, restMs)
    await page.goto(target.url)
    const button = await page.evaluate<Point>('benchButton')
    await wait(calmMs)
    const { pressedAt, shownAt, firstFrameAt, readableAt } = await clocked<Opening>(
      page,
      'benchOpening',
      () => press(button),
    )
    await wait(calmMs)
    const row = await page.evaluate<Point>('benchRow()')
    const { clickedAt, connectedAt } = await clocked<Connecting>(page, 'benchConnecting', () => press(row))
    // A script is listed once it has loaded.
    await wait(calmMs)
    const scripts = await readScripts(page, target.files)
    const between = (from: number, to: number) =>
      sum(scripts.filter(({ startedAt }) => startedAt > from && startedAt <= to))
    return {
      load: between(-1, pressedAt),
      firstFrame: firstFrameAt - pressedAt,
      readable: readableAt - pressedAt,
      opening: between(pressedAt, shownAt),
      connected: connectedAt - clickedAt,
      connecting: between(shownAt, connectedAt),
    }
  })
}

/** Visits a page on a slow phone and opens its modal. */
export function timeSlowVisit(target: Target): Promise<SlowTimes> {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
  return inPage(target, phone, async (page) => {
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slowPhone.network)
    await protocol.send('Emulation.setCPUThrottlingRate', slowPhone.cpu)
    await page.goto(target.url, { waitUntil: 'commit' })
    const button = await page.evaluate<Point>('void (benchResult = benchOpening()), benchButton')
    await page.touchscreen.tap(button.x, button.y)
    const { pressedAt, readableAt } = await page.evaluate<Opening>('benchResult')
    return { readable: readableAt - pressedAt, sinceNavigation: readableAt }
  })
}

async function inPage<T>(
  { browser }: Target,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: clockScript })
    await page.addInitScript({ content: walletScript })
    return await visit(page)
  } finally {
    await context.close()
  }
}

async function clocked<T>(page: Page, clock: string, act: () => Promise<void>): Promise<T> {
  // `void`: awaiting the clock here would block the press it waits for.
  await page.evaluate(`void (globalThis.benchResult = ${clock}())`)
  await act()
  return page.evaluate<T>('benchResult')
}

async function hoverAndPress(page: Page, { x, y }: Point, restMs: number): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 })
  await wait(restMs)
  await page.mouse.down()
  await page.mouse.up()
}

async function readScripts(page: Page, files: ReadonlyMap<string, ServedFile>) {
  const entries = await page.evaluate<readonly [string, number][]>(
    `performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])`,
  )
  const first = new Map(entries.toReversed().map(([url, startedAt]) => [new URL(url).pathname, startedAt]))
  return [...first].flatMap(([path, startedAt]) => {
    const file = files.get(path)
    return file?.isScript ? [{ startedAt, bytes: file.gzip.length }] : []
  })
}

function sum(scripts: readonly { readonly bytes: number }[]): Loaded {
  return { files: scripts.length, bytes: scripts.reduce((total, { bytes }) => total + bytes, 0) }
}
