import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { readChain } from '../browser/readChain'
import { swapOf } from '../browser/swapOf'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { sample } from '../sample'
import { gasOf } from './gasOf'
import { heldTicker as held, type Ticker } from './heldTicker'
import { allow, allowanceOf, heldOf, mintFor, movePools, openSwap } from './openSwap'
import { openTrader, type SwapWay, type TraderWallet } from './openTrader'
import { quotesOf } from './quotesOf'

const browser = useBrowser()
const partitioned = usePartitions()
const patience = { timeout: 60_000 }
const timeout = 240_000
/** How often other tests may move the pools during a swap before it is given up. */
const rounds = 4

const cases: readonly (readonly [TraderWallet, Ticker, Ticker, string, SwapWay])[] = [
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
  ['embedded key', 'LKP', 'LKT', '50', 'sign, swap'],
]

describe('each wallet and each way to swap', () => {
  it.each(sample(cases, 3))('[SWP-1] %s: %s to %s (%s), by %s', { timeout }, async (...one) => {
    const [wallet, from, to, amount, way] = one
    const { visit, address, confirm } = await openTrader(wallet, { browser, partitioned })
    const form = swapOf(visit)
    const quotes = quotesOf(visit.page)
    /** Swaps once. Returns whether nobody else moved the pools meanwhile. */
    const swap = async (): Promise<boolean> => {
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
      if (from !== 'ETH') expect(await allowanceOf(from, address)).toBe(0n)
      expect(await got()).toBeGreaterThanOrEqual(BigInt(quote.receivedMin))
      if (!(await quotes.isUnmoved(address))) return false
      expect(await got()).toBe(BigInt(quote.amountOut))
      return true
    }
    // Other tests use the same pools. Where none did, what arrives is the quote to the last unit; each case shows it.
    let isExact = false
    for (let round = 0; round < rounds && !isExact; round += 1) isExact = await swap()
    expect(isExact).toBe(true)
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
