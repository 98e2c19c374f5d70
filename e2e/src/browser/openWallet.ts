import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type WalletHandle, walletOf } from './walletOf'
import { watchContext } from './watchContext'

/**
 * Opens the web wallet in a browser context of its own, as on another device, with clocks and sockets of its own. The test
 * fails if the wallet's page has logged an error, thrown or violated its policy, but for faults that the test is about.
 */
export async function openWallet(
  browser: Browser,
  { path = '/', tolerated = [], ...context }: WalletVisit = {},
): Promise<WalletHandle> {
  const own = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...context })
  const { faults } = await watchContext(own)
  onTestFinished(async () => {
    await own.close()
    expect(faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([])
  })
  own.setDefaultTimeout(10_000)
  const page = await own.newPage()
  await page.goto(`${inject('stack').walletUrl}${path}`)
  return walletOf(page)
}

/** How the wallet is opened. */
export type WalletVisit = BrowserContextOptions & {
  readonly path?: string
  readonly tolerated?: readonly RegExp[]
}
