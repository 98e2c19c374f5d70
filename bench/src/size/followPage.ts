import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, Page } from 'playwright-core'
import type { Site } from '../site/Site'
import { serveSite } from '../site/serveSite'
import { type RecordedRequest, recordRequests } from './recordRequests'
import type { Step } from './Visit'

/** Which page is visited, and with what. */
export type Journey = {
  readonly browser: Browser
  readonly site: Site
  readonly node: { readonly url: string; readonly chainId: number }
  readonly relayUrl?: string
  /** What is put into the page beside the EVM wallet, before its own scripts run. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** A page that was loaded and opened, and how to end the next step. */
export type FollowedPage = {
  readonly page: Page
  readonly load: Step
  readonly open: Step
  /** Waits until the page asks for nothing more, and tells what it has asked for since the last step. */
  take(): Promise<Step>
}

/** Enough for two requests to be told apart: the one that waited for the other, and the one that didn't. */
const delayMs = 30

/** Loads a page and opens its dialog, for a visit that goes on from there. */
export async function followPage<T>(
  { browser, site, node, relayUrl, prepare }: Journey,
  goOn: (followed: FollowedPage) => Promise<T>,
): Promise<T> {
  const served = await serveSite(site, { delayMs })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // Put there by the browser and not by the page, as an extension's wallet is: none of it counts.
    await installWallets(page, [{ chains: [{ chainId: node.chainId, rpcUrl: node.url }] }])
    await prepare?.(page)
    const record = recordRequests(page)
    const take = async (quietMs = 400) => {
      await record.settle(quietMs)
      return toStep(record.take(), served.origin, site)
    }
    const button = page.locator('#root button').first()

    await page.goto(served.urlFor(node.url, relayUrl))
    await button.waitFor()
    // Longer, because what a page asks for by itself may come late.
    const load = await take(1500)
    await button.click()
    await page.locator('[data-part="wallet-row"]').first().waitFor()
    return await goOn({ page, load, open: await take(), take })
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
