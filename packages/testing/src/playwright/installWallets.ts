import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { fetchTransport } from '../wallet/fetchTransport'
import { createPageWallet } from './createPageWallet'
import type { ControlCall, PageSetup } from './PageSetup'
import type { PageWallet } from './PageWallet'
import type { PageWalletOptions } from './PageWalletOptions'
import { walletScript } from './walletScript.gen'

/**
 * Puts wallets into a page, or into every page of a browser context, before the page's own scripts run. Call it before
 * `page.goto`. The handles given back control the wallets from the test, in the order of the options.
 */
export async function installWallets(
  target: Page | BrowserContext,
  wallets: readonly PageWalletOptions[] = [{}],
): Promise<PageWallet[]> {
  const id = randomUUID()
  const setup: PageSetup = { key: `latchkey-testing:${id}`, rpcBinding: `latchkeyTestingRpc_${id}`, wallets }
  await target.exposeBinding(setup.rpcBinding, (_source, url: unknown, body: unknown) =>
    fetchTransport(String(url), body),
  )
  // The outer function keeps the script's names out of the page's global scope.
  await target.addInitScript({
    content: `(() => {${walletScript}\nlatchkeyTesting.installInPage(${toScript(setup)})})()`,
  })
  const queue = async (call: ControlCall) => {
    const desk = `globalThis[Symbol.for(${toScript(setup.key)})]`
    await target.addInitScript({
      content: `${desk}.controlOnce(${toScript(randomUUID())}, ${toScript(call)})`,
    })
  }
  const getPage = () => ('pages' in target ? target.pages()[0] : target)
  return wallets.map((_, index) => createPageWallet({ key: setup.key, index, getPage, queue }))
}

function toScript(value: unknown): string {
  return JSON.stringify(value)
}
