import type { OpenRequest, ViewName } from 'latchkey'
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { type Boxes, findMoved, readBoxes } from '../browser/readBoxes'
import { createHolder } from './accountChain'

/** One screen of the modal: how to open it, and what it shows once it has loaded. */
type Screen = {
  readonly request: OpenRequest & { readonly view: ViewName }
  readonly ready: string
  readonly tab?: string
}

const before: readonly Screen[] = [
  { request: { view: 'Connect' }, ready: '[data-part="all-wallets"]' },
  { request: { view: 'AllWallets' }, ready: '[data-part="wallet-row"] >> nth=11' },
  { request: { view: 'WhatIsAWallet' }, ready: '[data-part="help-block"]' },
  { request: { view: 'GetWallet' }, ready: '[data-part="wallet-row"]' },
  {
    request: { view: 'ConnectingExternal', data: { connectorId: 'io.metamask' } },
    ready: '[data-state="error"]',
  },
]
const after: readonly Screen[] = [
  { request: { view: 'Account' }, tab: 'tokens', ready: '[data-part="token-row"] >> nth=2' },
  { request: { view: 'Account' }, tab: 'nfts', ready: '[data-part="nft"]' },
  { request: { view: 'Account' }, tab: 'activity', ready: '[data-part="transaction"]' },
  { request: { view: 'Networks' }, ready: '[data-part="network-row"]' },
  { request: { view: 'WhatIsANetwork' }, ready: '[data-part="help-block"]' },
  { request: { view: 'Profile' }, ready: '[data-part="account-row"]' },
  { request: { view: 'WalletReceive' }, ready: '[data-part="good-networks"]' },
  { request: { view: 'PendingRequests' }, ready: '[data-part="empty-state"]' },
]
const nameOf = ({ request, tab }: Screen) => [request.view, tab].filter(Boolean).join(', ')

async function show({ page, modal }: Visit, { request, ready, tab }: Screen): Promise<void> {
  await page.evaluate(async (wanted) => {
    await window.latchkey?.close()
    await window.latchkey?.open(wanted)
  }, request)
  await modal.expectView(request.view)
  if (tab) await modal.frame.locator(`[data-tab="${tab}"]`).click()
  await modal.view.locator(ready).first().waitFor()
}

async function isConnected({ demo }: Visit): Promise<boolean> {
  return (await demo.hooks()).useAccount.status === 'connected'
}

/**
 * Reads the layout of each screen when it is the first one that a page shows, and again after the page has shown all the
 * others; reports what moved.
 */
export async function compareLayouts(
  browser: Browser,
  options: Pick<VisitOptions, 'query' | 'context'>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const holder = await createHolder('10')
  await holder.endow()
  const visit = await openVisit(browser, {
    ...options,
    wallets: [demoWallet({ keys: [holder.privateKey], capabilities: {} })],
    tolerated: [/Failed to load resource/],
  })
  const { page } = visit
  const disconnect = async () => {
    await page.evaluate(() => window.latchkey?.disconnect())
    await expect.poll(() => isConnected(visit)).toBe(false)
  }
  // A used wallet is marked in the list, so it must be in both lists.
  await connectWallet(visit)
  const alone = new Map<Screen, Boxes>()
  for (const screen of after) {
    await page.reload()
    await expect.poll(() => isConnected(visit)).toBe(true)
    await show(visit, screen)
    alone.set(screen, await readBoxes(visit))
  }
  for (const screen of after) await show(visit, screen)
  await page.evaluate(() => window.latchkey?.close())
  await disconnect()
  for (const screen of before) await show(visit, screen)

  // By now this page has shown everything.
  const later = new Map<Screen, Boxes>()
  for (const screen of before) {
    await show(visit, screen)
    later.set(screen, await readBoxes(visit))
  }
  await page.evaluate(() => window.latchkey?.close())
  await connectWallet(visit)
  for (const screen of after) {
    await show(visit, screen)
    later.set(screen, await readBoxes(visit))
  }
  await page.evaluate(() => window.latchkey?.close())
  await disconnect()
  for (const screen of before) {
    await page.reload()
    await show(visit, screen)
    alone.set(screen, await readBoxes(visit))
  }

  const moved = [...before, ...after].map((screen) => {
    const boxes = alone.get(screen) ?? {}
    expect(Object.keys(boxes).length, nameOf(screen)).toBeGreaterThan(5)
    return [nameOf(screen), findMoved(boxes, later.get(screen) ?? {}, 1.5)] as const
  })
  return Object.fromEntries(moved.filter(([, parts]) => parts.length > 0))
}
