import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, Page } from 'playwright-core'
import type { Site } from '../site/Site'
import { serveSite } from '../site/serveSite'
import { type RecordedRequest, recordRequests } from './recordRequests'
import { shownScript } from './shownScript'
import type { Step } from './Visit'

/** Which page to visit, and with what. */
export type Journey = {
  readonly browser: Browser
  readonly site: Site
  readonly node: { readonly url: string; readonly chainId: number }
  readonly relayUrl?: string
  /** Added to the page next to the EVM wallet, before its own scripts run. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** An opened page, and how to finish the next step. */
export type FollowedPage = {
  readonly page: Page
  readonly load: Step
  readonly open: Step
  /** Waits until the page is idle, and returns its requests since the last step. */
  take(): Promise<Step>
}

/** Enough to tell a request that waited for another from one that didn't. */
const delayMs = 30

/** Loads a page and opens its dialog, to continue from there. */
export async function followPage<T>(
  { browser, site, node, relayUrl, prepare }: Journey,
  goOn: (followed: FollowedPage) => Promise<T>,
): Promise<T> {
  const served = await serveSite(site, { delayMs })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // Added by the browser, as an extension would, so it doesn't count.
    await installWallets(page, [{ chains: [{ chainId: node.chainId, rpcUrl: node.url }] }])
    await prepare?.(page)
    const record = recordRequests(page)
    await page.addInitScript({ content: shownScript })
    let early: readonly RecordedRequest[] = []
    const take = async (quietMs = 400) => {
      await record.settle(quietMs)
      const step = toStep([...early, ...record.take()], served.origin, site)
      early = []
      return step
    }
    const button = page.locator('#root button').first()

    await page.goto(served.urlFor(node.url, relayUrl))
    await button.waitFor()
    // Longer, because a page's own requests may come late.
    const load = await take(1500)
    await button.click()
    await page.locator('[data-part="wallet-row"]').first().waitFor()
    await record.settle(1_000)
    const shownAt = await page.evaluate<number>('benchShownAt')
    const taken = record.take()
    // What is fetched while the visitor reads the list belongs to the next step.
    early = taken.filter(({ startedAt }) => startedAt > shownAt)
    const opening = taken.filter(({ startedAt }) => startedAt <= shownAt)
    return await goOn({ page, load, open: toStep(opening, served.origin, site), take })
  } finally {
    await context.close()
    await served.stop()
  }
}

function toStep(requests: readonly RecordedRequest[], origin: string, site: Site): Step {
  const found = requests.map(({ url, round }) => {
    const { origin: host, pathname } = new URL(url)
    return { url, round, path: pathname, file: host === origin ? site.files.get(pathname) : undefined }
  })
  return {
    scripts: found.flatMap(({ path, round, file }) =>
      file?.isScript ? [{ path, round, bytes: file.gzip.length }] : [],
    ),
    requests: found.length,
    beyond: found.filter(({ file }) => !file?.isOwn).map(({ url }) => url),
  }
}
