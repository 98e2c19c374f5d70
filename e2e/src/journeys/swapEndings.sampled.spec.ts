import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { readChain } from '../browser/readChain'
import { swapOf } from '../browser/swapOf'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { sample } from '../sample'
import { gasOf } from './gasOf'
import { heldTicker, type Ticker } from './heldTicker'
import { holdTransaction } from './holdTransaction'
import { allowanceOf, movePools, openSwap } from './openSwap'
import { openTrader, type TraderWallet, untilSwapAsked } from './openTrader'

const browser = useBrowser()
const partitioned = usePartitions()
const patience = { timeout: 60_000 }
const timeout = 240_000

describe('a swap that fails on the chain after the wallet agreed', () => {
  it('[SWP-1] [ACC-9] says so and that the tokens are still there, and costs nothing but gas', {
    timeout,
  }, async () => {
    const visit = await openSwap(await browser())
    const { form, holder, modal } = visit
    const { address } = holder
    await form.open()
    await form.fill({ from: 'ETH', to: 'LKP', amount: '1' })
    await form.review()
    const since = await readChain().getBlockNumber()
    const before = await heldTicker('ETH', address)
    const held = await holdTransaction(visit, holder, form.press)
    await form.expectSwapped()
    await expect.poll(form.newest, patience).toMatch(/Pending/)
    // Others are mined first, as with a higher fee, and the price leaves what the visitor agreed to.
    await movePools('LKP', parseEther('30'))
    const said = /^Swapping 1 ETH for .*LKP failed\. Your tokens are still there\.$/
    const noticed = modal.frame.locator('[data-part="notice"]').getByText(said).waitFor(patience)
    await held.letThrough()
    await noticed
    const { status } = await readChain().getTransactionReceipt({ hash: held.hash })
    expect(status).toBe('reverted')
    expect(await heldTicker('LKP', address)).toBe(0n)
    expect(await heldTicker('ETH', address)).toBe(before - (await gasOf(address, since)))
    const failed = modal.frame.locator('[data-part="transaction"]').filter({ hasText: 'Failed' })
    await expect.poll(async () => (await failed.allInnerTexts()).join(), patience).toMatch(/ETH/)
  })
})

type Decline = readonly [
  wallet: TraderWallet,
  from: Ticker,
  amount: string,
  agreed: 'nothing' | 'the approval',
]
const declines: readonly Decline[] = [
  ['injected wallet that waits', 'LKD', '100', 'the approval'],
  ['embedded', 'LKP', '50', 'the approval'],
  ['paired', 'LKD', '100', 'the approval'],
  ['paired', 'ETH', '0.2', 'nothing'],
  ['embedded', 'ETH', '0.2', 'nothing'],
]

describe('a visitor who declines the swap', () => {
  it.each(sample(declines, 2))(
    '[SWP-1] %s: loses nothing of their %s (%s) after %s, and can go on',
    {
      timeout,
    },
    async (...one) => {
      const [wallet, from, amount, agreed] = one
      const { visit, address, agree, decline } = await openTrader(wallet, { browser, partitioned })
      const form = swapOf(visit)
      await form.open()
      await form.fill({ from, to: 'LKT', amount })
      await form.review()
      const since = await readChain().getBlockNumber()
      const read = () => Promise.all([heldTicker(from, address), heldTicker('LKT', address), spare()])
      const spare = async () => (await heldTicker('ETH', address)) + (await gasOf(address, since))
      const before = await read()
      await form.press()
      if (agreed === 'the approval') {
        await agree()
        if (from !== 'ETH') await expect.poll(() => allowanceOf(from, address), patience).toBeGreaterThan(0n)
        if (wallet !== 'embedded') await untilSwapAsked(visit)
      }
      await decline()
      await expect.poll(() => form.part('swap-fault').innerText(), patience).toMatch(/declined the swap/)
      expect(await read()).toEqual(before)
      // What was approved stays so, and isn't asked again.
      await form.press()
      await agree()
      await form.expectSwapped()
      await expect.poll(() => heldTicker('LKT', address), patience).toBeGreaterThan(0n)
      if (from !== 'ETH') expect(await allowanceOf(from, address)).toBe(0n)
    },
  )
})
