import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import type { Browser } from 'playwright-core'
import { type Address, parseEther, parseUnits } from 'viem'
import { expect, inject } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { clipboard } from '../browser/openPairing'
import { openVisit, type Visit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { askNode, mintDollars } from './accountChain'
import { purses } from './familyPurses'
import { mintFor, openSwap } from './openSwap'

/** The kinds of wallets that swap. The one that waits does nothing by itself; other injected ones agree at once. */
export type TraderWallet =
  | 'injected'
  | 'injected wallet that batches'
  | 'injected wallet that waits'
  | 'paired'
  | 'embedded'
  | 'embedded key'
/** What the wallet is asked, in order. */
export type SwapWay = 'swap' | 'approve, swap' | 'sign, swap' | 'batch'

/** A visitor with at least 5 ether, 1,000 LKD and 500 LKP. */
export type Trader = {
  readonly visit: Pick<Visit, 'modal' | 'demo' | 'page'>
  readonly address: Address
  /** Agrees to the next thing that the wallet asks. */
  agree(): Promise<void>
  /** Declines it. */
  decline(): Promise<void>
  /** Agrees to all that the wallet asks. */
  confirm(way: SwapWay): Promise<void>
}

/** The browsers of a file. */
export type TraderBrowsers = {
  readonly browser: () => Promise<Browser>
  readonly partitioned: () => Browser
}

const patience = { timeout: 60_000 }
const tolerated = [/status of 503 .*\/history/]

/** Opens a visitor with a wallet of this kind. */
export async function openTrader(
  wallet: TraderWallet,
  { browser, partitioned }: TraderBrowsers,
): Promise<Trader> {
  if (wallet === 'paired') return openPaired(await browser())
  if (wallet === 'embedded' || wallet === 'embedded key')
    return openFramed(partitioned(), wallet === 'embedded key')
  return openInjected(await browser(), wallet)
}

/** Waits until the wallet is asked for the last step. */
export function untilSwapAsked({ modal }: Trader['visit']): Promise<void> {
  const waiting = modal.frame.locator('[data-part="swap-waiting"]')
  return expect.poll(() => waiting.innerText(), patience).toContain('Confirm the swap')
}

async function openInjected(browser: Browser, kind: TraderWallet): Promise<Trader> {
  const visit = await openSwap(browser, { isBatching: kind === 'injected wallet that batches' })
  const { holder, wallet } = visit
  await mintFor('LKP', holder.address, parseEther('500'))
  const waits = kind === 'injected wallet that waits'
  if (waits) await wallet.hang({ method: 'eth_sendTransaction' })
  return {
    visit,
    address: holder.address,
    agree: () => expect.poll(() => wallet.release(), patience).toBe(1),
    decline: () => expect.poll(() => wallet.release({ kind: 'reject' }), patience).toBe(1),
    confirm: async () => undefined,
  }
}

async function openPaired(browser: Browser): Promise<Trader> {
  const visit = await openVisit(browser, { wallets: [], context: clipboard, tolerated })
  const { origin } = new URL(inject('stack').walletUrl)
  const localStorage = [{ name: `${storagePrefix}wallet-phrase`, value: createPhrase() }]
  const wallet = await openWallet(browser, {
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await pairWallet(visit, wallet)
  const address = (await visit.demo.hooks()).useAccount.address as Address
  await fund(address)
  const agree = () => wallet.sheet.getByRole('button', { name: /^(Send|Sign)$/ }).click(patience)
  return {
    visit,
    address,
    agree,
    decline: () => wallet.sheet.getByRole('button', { name: 'Reject', exact: true }).click(patience),
    async confirm(way) {
      if (way !== 'swap') {
        await agree()
        await untilSwapAsked(visit)
      }
      await agree()
    },
  }
}

async function openFramed(browser: Browser, isKey: boolean): Promise<Trader> {
  const [{ chainId }] = inject('stack').chains
  const visit = await openEmbedded(browser, 0, { query: `networks=eip155:${chainId}`, tolerated })
  const { demo, modal, frame } = visit
  const address = (await visit.signIn(visit.address, visit.mailbox)) as Address
  await fund(address)
  if (isKey) {
    await modal.expectClosed()
    await demo.entry.click()
    await visit.enterAccountSettings()
    await modal.frame.locator('[data-part="settings-type"]').click()
    await expect.poll(async () => (await demo.hooks()).useAccount.type, patience).toBe('eoa')
    await visit.page.evaluate(() => window.latchkey?.close())
    await modal.expectClosed()
  }
  const panel = frame.locator('[data-part="approval"]')
  return {
    visit,
    address,
    agree: visit.approve,
    async decline() {
      const button = frame.getByRole('button', { name: 'Reject', exact: true })
      await button.click(patience)
    },
    async confirm(way) {
      if (way === 'approve, swap' || way === 'sign, swap') {
        await visit.approve()
        // The panel covers the steps while it asks, so it has to say itself that the next one is the swap.
        await expect.poll(() => panel.innerText(), patience).toContain('Swap 50 LKP')
        expect(await panel.innerText()).not.toContain('token contract')
      }
      await visit.approve()
    },
  }
}

async function fund(address: Address): Promise<void> {
  await purses.eip155.coin.give(address, parseEther('5'))
  await mintDollars(address, parseUnits('1000', 6))
  await askNode([{ method: 'anvil_impersonateAccount', params: [address] }])
  await mintFor('LKP', address, parseEther('500'))
  await askNode([{ method: 'anvil_stopImpersonatingAccount', params: [address] }])
}
