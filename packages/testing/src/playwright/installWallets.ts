import { randomUUID } from 'node:crypto'
import { fetchEsplora } from '../families/bitcoin/fetchEsplora'
import { fetchTransport } from '../wallet/fetchTransport'
import { createPageWallet } from './createPageWallet'
import type { ControlCall, PageSetup } from './PageSetup'
import type { PageWalletOf, WalletPage } from './PageWallet'
import type { AnyPageWalletOptions, PageWalletOptions } from './PageWalletOptions'
import { readScripts } from './readScripts'
import { toFamilyWallets } from './toFamilyWallets'

/** What wallets can be put into: a Playwright page or context, or another driver's equivalent. */
export type WalletTarget = {
  addInitScript(script: { readonly content: string }): Promise<unknown>
  exposeBinding(name: string, call: (source: unknown, ...args: unknown[]) => unknown): Promise<unknown>
} & (WalletPage | { pages(): readonly WalletPage[] })

/**
 * Puts wallets into a page, or into every page of a browser context, before the page's own scripts run. Call it before
 * `page.goto`. Returns handles that control the wallets from the test, in the order of the options. A wallet is an EVM
 * wallet unless it names another `family`; a brand of several families (`multi`) has a handle per family.
 */
export async function installWallets<
  const Wallets extends readonly AnyPageWalletOptions[] = readonly [PageWalletOptions],
>(
  target: WalletTarget,
  wallets?: Wallets,
): Promise<{ -readonly [Index in keyof Wallets]: PageWalletOf<Wallets[Index]> }> {
  const id = randomUUID()
  const wanted = (wallets ?? [{}]).map(toFamilyWallets)
  const setup: PageSetup = {
    key: `latchkey-testing:${id}`,
    nodeBinding: `latchkeyTestingNode_${id}`,
    wallets: wanted.flat(),
  }
  await target.exposeBinding(setup.nodeBinding, (_source, kind: unknown, url: unknown, body: unknown) =>
    kind === 'esplora'
      ? fetchEsplora(String(url), body === undefined ? undefined : String(body))
      : fetchTransport(String(url), body),
  )
  const { scripts, makers } = await readScripts(setup.wallets.map(({ family }) => family))
  // The outer function keeps the scripts' names out of the page's global scope.
  await target.addInitScript({
    content: `(() => {${scripts}\nlatchkeyDesk.installInPage(${toScript(setup)}, ${makers})})()`,
  })
  const queue = async (call: ControlCall) => {
    const desk = `globalThis[Symbol.for(${toScript(setup.key)})]`
    await target.addInitScript({
      content: `${desk}.controlOnce(${toScript(randomUUID())}, ${toScript(call)})`,
    })
  }
  const getPage = () => ('pages' in target ? target.pages()[0] : target)
  const handles = setup.wallets.map(({ family }, index) =>
    createPageWallet({ key: setup.key, index, family, getPage, queue }),
  )
  const given = wanted.map((parts) => {
    const own = parts.map(({ family }) => [family, handles.shift()] as const)
    return parts[0]?.brand === undefined ? own[0]?.[1] : Object.fromEntries(own)
  })
  // One handle for each option, of its family.
  return given as { -readonly [Index in keyof Wallets]: PageWalletOf<Wallets[Index]> }
}

function toScript(value: unknown): string {
  return JSON.stringify(value)
}
