import { swapAccountChanged } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../testing/setUpSend'
import { fillSwap, type SwapSite, setUpSwap } from '../testing/setUpSwap'

const other = '0xb0b0000000000000000000000000000000000002'

/** The wallet goes to another account, which begins a swap of the same tokens. */
async function swapFromAnother(site: SwapSite): Promise<void> {
  site.adapter.tell('com.one', { accounts: [{ address: other, type: 'eoa' }] })
  await site.rest()
  site.market.before = 'approve'
  await fillSwap(site)
  void site.actions.swap().catch(() => undefined)
  await site.rest(0)
}

describe('a swap whose account is no longer the active one', () => {
  it('[NET-1] [SWP-1] marks no step of the other account when its signature arrives', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'sign' }) })
    await fillSwap(site)
    let sign: (() => void) | undefined
    site.market.answer = async ({ kind }) => {
      if (kind === 'sign') await new Promise<void>((resolve) => (sign = resolve))
      // The other account's wallet window stays open.
      if (kind === 'approve') await new Promise(() => undefined)
      return undefined as never
    }
    const swapped = site.actions.swap().catch((error: unknown) => error)
    await settle()
    await swapFromAnother(site)
    const steps = [
      { kind: 'approve', state: 'wallet' },
      { kind: 'send', state: 'next' },
    ]
    expect(site.view().run).toMatchObject({ isRunning: true, steps })
    sign?.()
    await site.rest(1_000)
    expect(await swapped).toSatisfy(swapAccountChanged.is)
    expect(site.market.done).toEqual(['sign', 'approve'])
    expect(site.view().run).toMatchObject({ isRunning: true, steps })
    expect(site.view().failure).toBe(null)
  })

  it('[NET-1] [SWP-1] marks no step of the other account when its approval is mined after a reload', async () => {
    const before = await setUpSwap({
      change: (market) => Object.assign(market, { before: 'approve', isQuick: false }),
    })
    await fillSwap(before)
    void before.actions.swap().catch(() => undefined)
    await settle()
    before.latchkey.destroy()
    const site = await setUpSwap({ kept: before })
    const swapped = site.actions.swap().catch((error: unknown) => error)
    await settle()
    expect(site.view().run?.steps[0]).toMatchObject({ kind: 'approve', state: 'chain' })
    site.market.answer = async () => new Promise(() => undefined)
    await swapFromAnother(site)
    const steps = [
      { kind: 'approve', state: 'wallet' },
      { kind: 'send', state: 'next' },
    ]
    expect(site.view().run).toMatchObject({ isRunning: true, steps })
    site.market.before = 'nothing'
    site.chain.status = { state: 'mined' }
    await site.rest(3_000)
    await site.rest(3_000)
    expect(await swapped).toSatisfy(swapAccountChanged.is)
    expect(site.view().run).toMatchObject({ isRunning: true, steps })
  })
})
