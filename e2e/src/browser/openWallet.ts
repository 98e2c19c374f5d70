import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type WalletHandle, walletOf } from './walletOf'
import { watchContext } from './watchContext'

/**
 * Opens the web wallet in its own browser context, as on another device, with its own clock and sockets. The test fails
 * if
 * the wallet's page logged an error, threw or violated its policy, except for faults that the test is about.
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
  own.setDefaultTimeout(20_000)
  const page = await own.newPage()
  await page.goto(`${inject('stack').walletUrl}${path}`)
  return walletOf(page)
}

/** How to open the wallet. */
export type WalletVisit = BrowserContextOptions & {
  readonly path?: string
  readonly tolerated?: readonly RegExp[]
}
