import { describe, expect, it } from 'vitest'
import { settle } from '../testing/setUpSend'
import { fillSwap, type SwapSite, setUpSwap } from '../testing/setUpSwap'

const mined = { state: 'mined' } as const

/** Reloads the page while an act of a kind is on its way. It has effect when it's mined, as on a chain. */
async function reloadAfter(kind: 'approve' | 'reset-approval'): Promise<SwapSite> {
  const before = kind === 'approve' ? 'approve' : 'reset'
  const change = (market: SwapSite['market']) => Object.assign(market, { before, isQuick: false })
  const site = await setUpSwap({ change })
  await fillSwap(site)
  void site.actions.swap().catch(() => undefined)
  await settle()
  expect(site.sent()).toMatchObject([{ state: 'pending', swap: { part: kind } }])
  site.latchkey.destroy()
  return setUpSwap({ kept: site })
}

describe('a swap after a reload while an approval is on its way', () => {
  it('[SWP-1] does not use an offer from before the approval, however young it is', async () => {
    const site = await reloadAfter('approve')
    const swapped = site.actions.swap()
    await settle()
    expect(site.view().plan?.acts.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    site.market.before = 'nothing'
    site.chain.status = mined
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['approve', 'send'])
  })

  it('[SWP-1] looks again when a node has not seen the approval yet', async () => {
    const site = await reloadAfter('approve')
    const swapped = site.actions.swap()
    await settle()
    site.chain.status = mined
    await site.rest(3_000)
    expect(site.market.done).toEqual(['approve'])
    site.market.before = 'nothing'
    await site.rest(1_000)
    await swapped
    expect(site.market.done).toEqual(['approve', 'send'])
  })

  it('[SWP-1] does not reset an old approval twice', async () => {
    const site = await reloadAfter('reset-approval')
    site.market.isQuick = true
    const swapped = site.actions.swap()
    await settle()
    expect(site.view().run?.steps[0]).toMatchObject({ kind: 'reset-approval', state: 'chain' })
    site.market.before = 'approve'
    site.chain.status = mined
    await site.rest(3_000)
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['reset-approval', 'approve', 'send'])
  })

  it('[SWP-1] approves again when that one failed, or is for less', async () => {
    for (const isFailed of [true, false]) {
      const site = await reloadAfter('approve')
      site.market.isQuick = true
      if (!isFailed) site.actions.setAmount('200')
      await site.rest()
      const swapped = site.actions.swap()
      await settle()
      site.market.answer = async () => {
        site.chain.status = mined
        return undefined as never
      }
      site.chain.status = isFailed ? { state: 'failed' } : mined
      await site.rest(3_000)
      await site.rest(3_000)
      await swapped
      expect(site.market.done).toEqual(['approve', 'approve', 'send'])
    }
  })
})
