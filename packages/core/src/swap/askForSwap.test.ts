import {
  callReverted,
  cannotSwitch,
  type LatchkeyError,
  relayUnreachable,
  requestExpired,
  rpcInternal,
  swapFailed,
  swapUnanswered,
  userRejected,
  walletBusy,
  walletMalformed,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../testing/setUpSend'
import { fillSwap, type SwapSite, setUpSwap } from '../testing/setUpSwap'
import { askedSwapItem } from './askedSwapItem'

/** Leaves the wallet with a swap that it hasn't answered, and reloads the page. */
async function reloadWhileAsked(): Promise<SwapSite> {
  const site = await setUpSwap()
  await fillSwap(site)
  site.market.answer = () => new Promise(() => undefined)
  void site.actions.swap().catch(() => undefined)
  await settle()
  expect(site.view().run?.steps).toMatchObject([{ kind: 'send', state: 'wallet' }])
  site.latchkey.destroy()
  site.market.answer = null
  site.market.done.length = 0
  return setUpSwap({ kept: site })
}

describe('a swap that the wallet has not answered before a reload', () => {
  it('[SWP-1] needs a second press, and a double click is not one', async () => {
    const site = await reloadWhileAsked()
    expect(site.view()).toMatchObject({ amount: '100', isReady: true, failure: null })
    for (let presses = 0; presses < 3; presses += 1)
      await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    await site.rest(1_000)
    expect(site.view()).toMatchObject({ isReady: true, run: null })
    expect(site.view().failure).toSatisfy(swapUnanswered.is)
    expect(site.market.done).toEqual([])
    expect(await site.actions.swap()).toMatchObject({ swap: { part: 'swap' } })
    expect(site.market.done).toEqual(['send'])
  })

  it('[SWP-1] is told again after a change of the form', async () => {
    const site = await reloadWhileAsked()
    await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    site.actions.setAmount('90')
    await site.rest(2_000)
    await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    expect(site.market.done).toEqual([])
  })

  it('[SWP-1] is forgotten after ten minutes', async () => {
    const site = await reloadWhileAsked()
    site.host.advance(10 * 60 * 1_000)
    await site.rest()
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
  })

  it('[SWP-1] stops no other account', async () => {
    const site = await reloadWhileAsked()
    const [asked] = site.latchkey.storage.get(askedSwapItem)
    if (!asked) return expect.unreachable()
    const caipAddress = 'eip155:1:0xb0b0000000000000000000000000000000000002'
    site.latchkey.storage.set(askedSwapItem, [{ ...asked, caipAddress }])
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
    expect(site.latchkey.storage.get(askedSwapItem)).toEqual([{ ...asked, caipAddress }])
  })
})

it('[SWP-1] a swap that the wallet sent or declined stops no other one', async () => {
  for (const isDeclined of [false, true]) {
    const site = await setUpSwap()
    await fillSwap(site)
    site.market.answer = async () => {
      expect(site.latchkey.storage.get(askedSwapItem)).toHaveLength(1)
      if (isDeclined) throw userRejected()
      return undefined as never
    }
    const swapped = site.actions.swap()
    if (isDeclined) await expect(swapped).rejects.toSatisfy(userRejected.is)
    else await swapped
    expect(site.latchkey.storage.get(askedSwapItem)).toEqual([])
    site.market.answer = null
    site.market.done.length = 0
    await fillSwap(site)
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
  }
})

/** Has the wallet fail a swap while the price moves. Returns what the visitor is told. */
async function failWith(site: SwapSite, thrown: unknown): Promise<LatchkeyError | null> {
  await fillSwap(site)
  site.market.answer = async () => {
    site.market.price = 2_100n
    throw thrown
  }
  await expect(site.actions.swap()).rejects.toMatchObject({ name: 'LatchkeyError' })
  await site.rest()
  site.market.answer = null
  site.market.done.length = 0
  return site.view().failure
}

describe('a swap whose request failed', () => {
  it.each([
    ['the relay did not confirm it', relayUnreachable()],
    ['the answer can’t be read', walletMalformed({ what: 'eth_sendTransaction' })],
    ['the wallet took too long', requestExpired()],
    ['the wallet shows an earlier request', walletBusy()],
    ['the wallet gave a general error', rpcInternal()],
    ['the wallet broke', new TypeError('wallet broke')],
  ])('[SWP-1] stays unanswered when %s, and claims nothing about the price', async (_, thrown) => {
    const site = await setUpSwap()
    expect(await failWith(site, thrown)).toSatisfy(swapFailed.is)
    expect(site.latchkey.storage.get(askedSwapItem)).toMatchObject([{ warnedAt: null }])
    await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    expect(site.market.done).toEqual([])
    await site.rest(1_000)
    expect(site.view().isReady).toBe(true)
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
    expect(site.latchkey.storage.get(askedSwapItem)).toEqual([])
  })

  it.each([
    ['was not asked', cannotSwitch({ id: 'eip155:1' })],
    ['found that it would be reverted', callReverted()],
  ])('[SWP-1] stops no other one when the wallet %s', async (_, thrown) => {
    const site = await setUpSwap()
    await failWith(site, thrown)
    expect(site.latchkey.storage.get(askedSwapItem)).toEqual([])
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
  })

  it('[SWP-1] needs one more press only, also if another tab has asked since the visitor was told', async () => {
    const site = await setUpSwap()
    await failWith(site, relayUnreachable())
    await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    const kept = site.latchkey.storage.get(askedSwapItem)
    const at = site.host.now()
    site.latchkey.storage.set(
      askedSwapItem,
      kept.map((each) => ({ ...each, at, warnedAt: null })),
    )
    await site.rest(2_000)
    await expect(site.actions.swap()).rejects.toSatisfy(swapUnanswered.is)
    await site.rest(1_000)
    await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
  })
})

it('[SWP-1] what another program stored as an unanswered swap is dropped', () => {
  const good = { caipAddress: 'eip155:1:0x00', at: 1, warnedAt: null }
  expect(askedSwapItem.read(JSON.stringify([good]))).toEqual([good])
  for (const odd of [{ ...good, caipAddress: 1 }, { ...good, at: '1' }, { ...good, at: -1 }, 1, null])
    expect(askedSwapItem.read(JSON.stringify([odd]))).toEqual([])
  expect(askedSwapItem.read('{"length":3}')).toEqual([])
  expect(askedSwapItem.read(JSON.stringify(Array(1_000).fill(good)))).toHaveLength(20)
})
