import type { Browser } from 'playwright-core'
import { launchChromium } from '../launchChromium'
import { buildSite } from '../site/buildSite'
import { type ServedSite, serveSite } from '../site/serveSite'
import { openList, openPage } from './openList'
import { type Scrolling, scrollList } from './scrollList'
import { type DirectoryGateway, startDirectory } from './startDirectory'

/** The results of `npm run bench:scroll`. */
export type ScrollNumbers = {
  readonly imported: number
  /** Milliseconds from the click until a screen of wallets is painted, each in a fresh context. */
  readonly firstPage: { readonly few: readonly number[]; readonly many: readonly number[] }
  readonly list: Scrolling
  /** A page that renders the same number of tiles from the start. */
  readonly grid: Scrolling
}

/** How much to measure. */
export type ScrollPlan = { readonly imported: number; readonly visits: number; readonly notches: number }

const columns = 4
const rowHeight = 112

/** Visits a site with a very long list and one with a hundred wallets, and scrolls through the long list. */
export async function measureScroll({ imported, visits, notches }: ScrollPlan): Promise<ScrollNumbers> {
  const running: { stop(): Promise<void> }[] = []
  const start = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    running.push(started)
    return started
  }
  try {
    const directory = await start(serveSite(await buildSite('directory')))
    const grid = await start(serveSite(await buildSite('grid')))
    const few = await start(startDirectory(0))
    const many = await start(startDirectory(imported))
    const browser = await launchChromium()
    running.push({ stop: () => browser.close() })
    const firstPage = await timeFirstPages(browser, directory, [few, many], visits)
    const list = await inPage(browser, addressOf(directory, many), async (page) => {
      await openList(page)
      return scrollList(page, notches)
    })
    const count = Math.ceil(list.scrolled / rowHeight) * columns + 2 * columns
    const bare = await inPage(browser, `${addressOf(grid, many)}&count=${count}`, async (page) => {
      await page.locator('html[data-state="whole"]').waitFor()
      return scrollList(page, notches)
    })
    return { imported, firstPage, list, grid: bare }
  } finally {
    for (const one of running.reverse()) await one.stop()
  }
}

const addressOf = ({ origin }: ServedSite, { url }: DirectoryGateway) =>
  `${origin}/?gateway=${encodeURIComponent(url)}`

async function inPage<T>(
  browser: Browser,
  url: string,
  work: (page: Awaited<ReturnType<typeof openPage>>) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, url)
  try {
    return await work(page)
  } finally {
    await page.context().close()
  }
}

/** In turn, so other load slows both. */
async function timeFirstPages(
  browser: Browser,
  site: ServedSite,
  [few, many]: readonly [DirectoryGateway, DirectoryGateway],
  visits: number,
): Promise<ScrollNumbers['firstPage']> {
  const times = { few: [] as number[], many: [] as number[] }
  // A server's first answers and a browser's first pages pay for their own start.
  for (const gateway of [few, many]) await inPage(browser, addressOf(site, gateway), openList)
  for (let visit = 0; visit < visits; visit++) {
    times.few.push(await inPage(browser, addressOf(site, few), openList))
    times.many.push(await inPage(browser, addressOf(site, many), openList))
  }
  return times
}
