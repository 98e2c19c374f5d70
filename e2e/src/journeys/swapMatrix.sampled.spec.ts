import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import { type Address, parseEther, parseUnits } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { clipboard } from '../browser/openPairing'
import { openVisit, type Visit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { readChain } from '../browser/readChain'
import { swapOf } from '../browser/swapOf'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { sample } from '../sample'
import { askNode, mintDollars } from './accountChain'
import { purses } from './familyPurses'
import { allow, allowanceOf, heldOf, mintFor, movePools, openSwap, type swapTokens } from './openSwap'
import { quotesOf } from './quotesOf'

const browser = useBrowser()
const partitioned = usePartitions()
const patience = { timeout: 60_000 }
const timeout = 240_000
const tolerated = [/status of 503 .*\/history/]

type Ticker = 'ETH' | keyof typeof swapTokens
type Wallet = 'injected' | 'injected wallet that batches' | 'paired' | 'embedded'
/** What the wallet is asked, in order. */
type Way = 'swap' | 'approve, swap' | 'sign, swap' | 'batch'

/** A visitor with 5 ether, 1,000 LKD and 500 LKP. */
type Trader = {
  readonly visit: Pick<Visit, 'modal' | 'demo' | 'page'>
  readonly address: Address
  /** Agrees to what the wallet asks. */
  confirm(way: Way): Promise<void>
}

const openers: Readonly<Record<Wallet, () => Promise<Trader>>> = {
  injected: async () => openInjected(),
  'injected wallet that batches': async () => openInjected(true),
  async paired() {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard, tolerated })
    const { origin } = new URL(inject('stack').walletUrl)
    const localStorage = [{ name: `${storagePrefix}wallet-phrase`, value: createPhrase() }]
    const wallet = await openWallet(await browser(), {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    await pairWallet(visit, wallet)
    const address = (await visit.demo.hooks()).useAccount.address as Address
    await fund(address)
    const press = () => wallet.sheet.getByRole('button', { name: /^(Send|Sign)$/ }).click(patience)
    const confirm = async (way: Way) => {
      if (way !== 'swap') {
        await press()
        await untilSwap(visit)
      }
      await press()
    }
    return { visit, address, confirm }
  },
  async embedded() {
    const [{ chainId }] = inject('stack').chains
    const visit = await openEmbedded(partitioned(), 0, { query: `networks=eip155:${chainId}`, tolerated })
    const address = (await visit.signIn(visit.address, visit.mailbox)) as Address
    await fund(address)
    const confirm = async (way: Way) => {
      if (way === 'approve, swap') {
        await visit.approve()
        // The panel covers the steps while it asks, so it has to say itself that the next one is the swap.
        const panel = visit.frame.locator('[data-part="approval"]')
        await expect.poll(() => panel.innerText(), patience).toContain('Swap 50 LKP')
        expect(await panel.innerText()).not.toContain('token contract')
      }
      await visit.approve()
    }
    return { visit, address, confirm }
  },
}

/** Waits until the wallet is asked for the last step. */
function untilSwap({ modal }: Trader['visit']): Promise<void> {
  const waiting = modal.frame.locator('[data-part="swap-waiting"]')
  return expect.poll(() => waiting.innerText(), patience).toContain('Confirm the swap')
}

async function openInjected(isBatching = false): Promise<Trader> {
  const visit = await openSwap(await browser(), { isBatching })
  const { address } = visit.holder
  await mintFor('LKP', address, parseEther('500'))
  // The wallet of a test agrees by itself.
  return { visit, address, confirm: async () => undefined }
}

async function fund(address: Address): Promise<void> {
  await purses.eip155.coin.give(address, parseEther('5'))
  await mintDollars(address, parseUnits('1000', 6))
  await askNode([{ method: 'anvil_impersonateAccount', params: [address] }])
  await mintFor('LKP', address, parseEther('500'))
  await askNode([{ method: 'anvil_stopImpersonatingAccount', params: [address] }])
}

const held = (of: Ticker, owner: Address) =>
  of === 'ETH' ? readChain().getBalance({ address: owner }) : heldOf(of, owner)

/** What an account paid for its own transactions since a block. */
async function gasOf(owner: Address, since: bigint): Promise<bigint> {
  const chain = readChain()
  const last = await chain.getBlockNumber()
  let paid = 0n
  for (let blockNumber = since + 1n; blockNumber <= last; blockNumber += 1n) {
    const { transactions } = await chain.getBlock({ blockNumber, includeTransactions: true })
    for (const { from, hash } of transactions)
      if (from.toLowerCase() === owner.toLowerCase()) {
        const { gasUsed, effectiveGasPrice } = await chain.getTransactionReceipt({ hash })
        paid += gasUsed * effectiveGasPrice
      }
  }
  return paid
}

const cases: readonly (readonly [Wallet, Ticker, Ticker, string, Way])[] = [
  ['injected wallet that batches', 'LKD', 'ETH', '100', 'batch'],
  ['paired', 'LKP', 'LKT', '50', 'sign, swap'],
  ['embedded', 'ETH', 'LKT', '0.2', 'swap'],
  ['injected', 'ETH', 'LKD', '0.3', 'swap'],
  ['injected', 'LKD', 'LKT', '100', 'approve, swap'],
  ['injected', 'LKD', 'ETH', '100', 'approve, swap'],
  ['injected', 'LKP', 'LKT', '50', 'sign, swap'],
  ['injected', 'LKP', 'ETH', '50', 'sign, swap'],
  ['injected wallet that batches', 'ETH', 'LKT', '0.2', 'swap'],
  ['injected wallet that batches', 'LKD', 'LKT', '100', 'batch'],
  ['paired', 'ETH', 'LKT', '0.2', 'swap'],
  ['paired', 'LKD', 'LKT', '100', 'approve, swap'],
  ['paired', 'LKP', 'ETH', '50', 'sign, swap'],
  ['paired', 'LKD', 'ETH', '100', 'approve, swap'],
  ['embedded', 'LKD', 'ETH', '100', 'batch'],
  // The offer wants a permit, which an account without a key of its own answers with an approval.
  ['embedded', 'LKP', 'LKT', '50', 'approve, swap'],
]

describe('each wallet and each way to swap', () => {
  it.each(sample(cases, 3))('[SWP-1] %s: %s to %s (%s), by %s', { timeout }, async (...one) => {
    const [wallet, from, to, amount, way] = one
    const { visit, address, confirm } = await openers[wallet]()
    const form = swapOf(visit)
    const quotes = quotesOf(visit.page)
    await form.open()
    await form.fill({ from, to, amount })
    await form.review()
    const since = await readChain().getBlockNumber()
    const [hadFrom, hadTo] = [await held(from, address), await held(to, address)]
    await form.press()
    await confirm(way)
    await form.expectSwapped()
    const got = async () =>
      (await held(to, address)) - hadTo + (to === 'ETH' ? await gasOf(address, since) : 0n)
    await expect.poll(got, patience).toBeGreaterThan(0n)
    const quote = await quotes.last()
    const paid = hadFrom - (await held(from, address)) - (from === 'ETH' ? await gasOf(address, since) : 0n)
    expect(paid).toBe(BigInt(quote.amountIn))
    // Other tests use the same pools. Where none did, what arrives is the quote to the last unit.
    if (await quotes.isUnmoved(address)) expect(await got()).toBe(BigInt(quote.amountOut))
    else expect(await got()).toBeGreaterThanOrEqual(BigInt(quote.receivedMin))
    if (from !== 'ETH') expect(await allowanceOf(from, address)).toBe(0n)
  })
})

type Decline = readonly [step: string, from: Ticker, method: string, text: RegExp, isBatching: boolean]
const declines: readonly Decline[] = [
  ['the reset', 'LKU', 'eth_sendTransaction', /declined the approval/, false],
  ['the permit', 'LKP', 'eth_signTypedData_v4', /declined the approval/, false],
  ['the batch', 'LKD', 'wallet_sendCalls', /declined the swap/, true],
  ['the approval', 'LKD', 'eth_sendTransaction', /declined the approval/, false],
  ['the swap', 'ETH', 'eth_sendTransaction', /declined the swap/, false],
]

describe('a visitor who declines', () => {
  it.each(sample(declines, 3))('[SWP-1] %s loses nothing, and can go on', { timeout }, async (...one) => {
    const [, from, method, text, isBatching] = one
    const visit = await openSwap(await browser(), { isBatching })
    const { form, holder, wallet } = visit
    const { address } = holder
    if (from === 'LKU' || from === 'LKP')
      await mintFor(from, address, from === 'LKU' ? 10n ** 9n : 10n ** 21n)
    if (from === 'LKU') await allow('LKU', address, 7n)
    await form.open()
    await form.fill({ from, to: 'LKT', amount: '1' })
    await form.review()
    const before = [await held(from, address), await held('LKT', address), await held('ETH', address)]
    await wallet.reject({ method })
    await form.press()
    await expect.poll(() => form.part('swap-fault').innerText(), patience).toMatch(text)
    expect([await held(from, address), await held('LKT', address), await held('ETH', address)]).toEqual(
      before,
    )
    if (from === 'LKU') expect(await allowanceOf('LKU', address)).toBe(7n)
    await wallet.approve()
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => held('LKT', address), patience).toBeGreaterThan(0n)
  })
})

describe('a pool that moves', () => {
  it('[SWP-1] loses nothing when the pool moves while the wallet is asked, and shows the new price', {
    timeout,
  }, async () => {
    const { form, holder, wallet } = await openSwap(await browser())
    await mintFor('LKP', holder.address, 1n)
    await form.open()
    await form.fill({ from: 'ETH', to: 'LKP', amount: '1' })
    await form.review()
    const before = await readChain().getBalance({ address: holder.address })
    await wallet.hang({ method: 'eth_sendTransaction' })
    await form.press()
    await expect.poll(() => form.part('swap-waiting').innerText(), patience).toContain('Confirm the swap')
    const asked = async () => (await wallet.log()).filter(({ method }) => method === 'eth_sendTransaction')
    await expect.poll(async () => (await asked()).length, patience).toBe(1)
    await movePools('LKP', parseEther('150'))
    expect(await wallet.release()).toBe(1)
    await expect.poll(() => form.part('swap-fault').innerText(), patience).toContain('The price has changed')
    expect(await heldOf('LKP', holder.address)).toBe(1n)
    expect(await readChain().getBalance({ address: holder.address })).toBe(before)
    expect(await asked()).toHaveLength(1)
  })
})
