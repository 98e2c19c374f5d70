import { installWallets } from '@latchkey/testing/playwright'
import type { Browser, Page } from 'playwright-core'
import type { Site } from '../site/Site'
import { serveSite } from '../site/serveSite'
import { type RecordedRequest, recordRequests } from './recordRequests'
import type { Step, Visit } from './Visit'

type Journey = {
  readonly browser: Browser
  readonly site: Site
  readonly node: { readonly url: string; readonly chainId: number }
  /** Waits until the account is there to be read, after its button was pressed. */
  showAccount(page: Page): Promise<void>
}

/** Enough for two requests to be told apart: the one that waited for the other, and the one that didn't. */
const delayMs = 30

/** Loads a page, opens its dialog, connects its first wallet and looks at the account, and tells what each step loaded. */
export async function visitSite({ browser, site, node, showAccount }: Journey): Promise<Visit> {
  const served = await serveSite(site, { delayMs })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // Put there by the browser and not by the page, as an extension's wallet is: none of it counts.
    await installWallets(page, [{ chains: [{ chainId: node.chainId, rpcUrl: node.url }] }])
    const record = recordRequests(page)
    const take = async (quietMs = 400) => {
      await record.settle(quietMs)
      return toStep(record.take(), served.origin, site)
    }
    const button = page.locator('#root button').first()

    await page.goto(served.urlFor(node.url))
    await button.waitFor()
    // Longer, because what a page asks for by itself may come late.
    const load = await take(1500)
    await button.click()
    const row = page.locator('[data-part="wallet-row"]').first()
    await row.waitFor()
    const open = await take()
    await row.click()
    await page.locator('#root output:not(:empty)').waitFor()
    const connect = await take()
    await showAccount(page)
    return { load, open, connect, account: await take() }
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
