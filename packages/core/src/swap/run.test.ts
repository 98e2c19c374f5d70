import {
  callReverted,
  networkFailure,
  swapAccountChanged,
  swapAllowanceFailed,
  swapApprovalFailed,
  swapFailed,
  swapIncomplete,
  swapMoved,
  userRejected,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { withSent } from '../activity/withSent'
import { getAccount } from '../connect/getAccount'
import { currentEntry } from '../nav/currentEntry'
import { settle } from '../testing/setUpSend'
import { fillSwap, setUpSwap } from '../testing/setUpSwap'

const mined = { state: 'mined' } as const

describe('a swap', () => {
  it('[SWP-1] [NAV-12] swaps, keeps it in the activity and returns to the account', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    await site.latchkey.open({ view: 'SwapPreview' })
    const sent = await site.actions.swap()
    expect(site.market.done).toEqual(['send'])
    expect(sent).toMatchObject({
      amount: '100000000',
      symbol: 'USDC',
      swap: { part: 'swap', symbol: 'ETH', amount: '50000000000000000' },
    })
    expect(currentEntry(site.latchkey.getState().nav).view).toBe('Account')
    expect(site.view().from).toBe(null)
    const { details } = getAccount(site.latchkey.getState())
    expect(details.activity?.transactions[0]).toMatchObject({
      metadata: { operationType: 'trade', status: 'pending' },
      transfers: [
        { direction: 'out', quantity: { numeric: '100' } },
        { direction: 'in', quantity: { numeric: '0.05' } },
      ],
    })
    site.chain.status = mined
    await site.rest(3_000)
    expect(site.latchkey.getState().modal.notice).toMatchObject({
      code: 'swap.arrived',
      message: 'Swapped 100 USDC for about 0.05 ETH',
    })
    expect(site.events).toContain('SWAP_SUCCESS')
  })

  it('[SWP-1] approves, waits until that is mined, then swaps what was agreed to', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'approve' }) })
    await fillSwap(site)
    expect(site.view().plan?.acts.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    const swapped = site.actions.swap()
    await settle()
    expect(site.view().run).toMatchObject({
      isRunning: true,
      steps: [
        { kind: 'approve', state: 'chain' },
        { kind: 'send', state: 'next' },
      ],
    })
    expect(site.market.done).toEqual(['approve'])
    site.chain.status = mined
    await site.rest(3_000)
    expect(await swapped).toMatchObject({ swap: { part: 'swap' } })
    expect(site.market.done).toEqual(['approve', 'send'])
    expect(site.sent().map(({ swap }) => swap?.part)).toEqual(['swap', 'approve'])
  })

  it('[SWP-1] sets an old approval to zero first where the token needs it', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'reset' }) })
    await fillSwap(site)
    site.chain.status = mined
    const swapped = site.actions.swap()
    await site.rest(3_000)
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['reset-approval', 'approve', 'send'])
  })

  it('[SWP-1] signs a permit, and asks for the transaction with it', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'sign' }) })
    await fillSwap(site)
    await site.actions.swap()
    expect(site.market.done).toEqual(['sign', 'send'])
    expect(site.market.asked.at(-1)).toMatchObject({
      provider: 'pools',
      permit: { deadline: '99' },
    })
  })

  it('[SWP-1] approves by a transaction when the wallet can’t sign, or the account isn’t a key', async () => {
    for (const type of ['eoa', 'smartAccount'] as const) {
      const site = await setUpSwap({ type, change: (market) => Object.assign(market, { before: 'sign' }) })
      await site.rest()
      await fillSwap(site)
      site.market.answer = async ({ kind }) => (kind === 'sign' ? { kind: 'unable' } : (undefined as never))
      site.chain.status = mined
      const swapped = site.actions.swap()
      await site.rest(3_000)
      await swapped
      expect(site.market.done).toEqual(type === 'eoa' ? ['sign', 'approve', 'send'] : ['approve', 'send'])
    }
  })

  it('[SWP-1] does all at once where the wallet can', async () => {
    const site = await setUpSwap({
      change: (market) => Object.assign(market, { before: 'approve', batching: 'supported' }),
    })
    await fillSwap(site)
    await site.actions.swap()
    expect(site.market.done).toEqual(['batch'])
  })

  it('[SWP-1] knows that all at once was declined, not the approval that it would start with', async () => {
    const site = await setUpSwap({
      change: (market) => Object.assign(market, { before: 'approve', batching: 'supported' }),
    })
    await fillSwap(site)
    site.market.answer = async () => {
      throw userRejected()
    }
    await expect(site.actions.swap()).rejects.toSatisfy(userRejected.is)
    expect(site.view().run).toMatchObject({ isRunning: false, stoppedAt: 'batch' })
  })

  it('[SWP-1] asks before a wallet upgrades the account, and takes no for an answer', async () => {
    const site = await setUpSwap({
      change: (market) => Object.assign(market, { before: 'approve', batching: 'ready' }),
    })
    await fillSwap(site)
    expect(await site.actions.swap()).toBe(null)
    expect(site.view().run).toMatchObject({ isRunning: false, isUpgradeOffered: true })
    expect(site.market.done).toEqual([])
    site.market.answer = async ({ kind }) => (kind === 'batch' ? { kind: 'unable' } : (undefined as never))
    site.chain.status = mined
    const swapped = site.actions.swap('batch')
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['batch', 'approve', 'send'])
  })

  it('[SWP-1] goes step by step if the visitor prefers that', async () => {
    const site = await setUpSwap({
      change: (market) => Object.assign(market, { before: 'approve', batching: 'ready' }),
    })
    await fillSwap(site)
    site.chain.status = mined
    const swapped = site.actions.swap('sequence')
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['approve', 'send'])
  })

  it.each(['approve', 'sign', 'send'] as const)(
    '[SWP-1] leaves the form as it is when the visitor declines to %s, and goes on from there',
    async (declined) => {
      const before = declined === 'send' ? 'approve' : declined
      const site = await setUpSwap({ change: (market) => Object.assign(market, { before }) })
      await fillSwap(site)
      site.market.answer = async ({ kind }) => {
        if (kind === declined) throw userRejected()
        return undefined as never
      }
      site.chain.status = mined
      const swapped = site.actions.swap().catch((error: unknown) => error)
      await site.rest(3_000)
      expect(await swapped).toSatisfy(userRejected.is)
      await site.rest()
      expect(site.view()).toMatchObject({ amount: '100', isReady: true, run: { isRunning: false } })
      expect(site.view().failure).toSatisfy(userRejected.is)
      expect(site.view().run?.stoppedAt).toBe(declined)
      site.market.answer = null
      site.market.done.length = 0
      const again = site.actions.swap()
      await site.rest(3_000)
      await again
      expect(site.market.done.at(-1)).toBe('send')
      // What is approved already isn't approved twice.
      expect(site.market.done.includes('approve')).toBe(declined === 'approve')
    },
  )

  it('[SWP-1] never sends less than what was agreed to, and says that the price has moved', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'approve' }) })
    await fillSwap(site)
    site.chain.status = mined
    // Two percent more expensive: the minimum can't be kept.
    site.market.answer = async () => {
      site.market.price = 2_040n
      return undefined as never
    }
    const swapped = site.actions.swap().catch((error: unknown) => error)
    await site.rest(3_000)
    expect(await swapped).toSatisfy(swapMoved.is)
    expect(site.market.done).toEqual(['approve'])
    await site.rest()
    expect(site.view().quote?.amountOut).toBe('49019607843137254')
    expect(site.view()).toMatchObject({ isReady: true, amount: '100' })
  })

  it('[SWP-1] uses what is left of the slippage when the price has moved a little', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'approve' }) })
    await fillSwap(site)
    const agreed = BigInt(site.view().quote?.receivedMin ?? 0)
    site.chain.status = mined
    site.market.answer = async () => {
      site.market.price = 2_010n
      return undefined as never
    }
    const swapped = site.actions.swap()
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['approve', 'send'])
    expect(site.market.asked.at(-1)?.slippageBps).toBe(50)
    const last = site.market.planned.at(-1)
    expect(last?.terms.least).toBe(agreed)
    expect(BigInt(last?.quote.receivedMin ?? 0) >= agreed).toBe(true)
  })

  it('[SWP-1] asks again when the offer is too old', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    const before = site.market.asked.length
    site.host.advance(25_000)
    await site.actions.swap()
    expect(site.market.asked.slice(before)).toMatchObject([{ provider: 'pools', amount: '100000000' }])
  })

  it.each([
    [3n, 0],
    [4n, 1],
  ])('[SWP-1] asks again when the offer is more than three blocks old (%s)', async (blocks, questions) => {
    const site = await setUpSwap()
    await fillSwap(site)
    const before = site.market.asked.length
    site.market.block += blocks
    await site.actions.swap()
    expect(site.market.asked.slice(before)).toHaveLength(questions)
    expect(site.market.done).toEqual(['send'])
  })

  it('[SWP-1] asks again when nobody can tell how many blocks old the offer is, unless it names none', async () => {
    for (const block of ['100', null]) {
      const site = await setUpSwap()
      site.market.more = { block }
      await fillSwap(site)
      const before = site.market.asked.length
      const swaps = await site.adapter.can.swaps?.()
      Object.assign(swaps ?? {}, { readBlock: () => Promise.reject(networkFailure()) })
      await site.actions.swap()
      expect(site.market.asked.slice(before)).toHaveLength(block === null ? 0 : 1)
    }
  })

  it('[SWP-1] stops when an approval fails, or nobody sees it', async () => {
    for (const isSeen of [false, true]) {
      const site = await setUpSwap({
        change: (market) => Object.assign(market, { before: 'approve', isQuick: false }),
      })
      await fillSwap(site)
      site.chain.status = isSeen ? mined : { state: 'failed' }
      const swapped = site.actions.swap().catch((error: unknown) => error)
      for (let looks = 0; looks < 8; looks += 1) await site.rest(2_000)
      expect(await swapped).toSatisfy((isSeen ? swapAllowanceFailed : swapApprovalFailed).is)
      expect(site.market.done).toEqual(['approve'])
    }
  })

  it('[SWP-1] sends nothing from another account, and nothing that isn’t complete', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'approve' }) })
    await expect(site.actions.swap()).rejects.toSatisfy(swapIncomplete.is)
    await fillSwap(site)
    site.market.answer = async () => {
      site.adapter.tell('com.one', {
        accounts: [{ address: '0xb0b0000000000000000000000000000000000002', type: 'eoa' }],
      })
      return undefined as never
    }
    site.chain.status = mined
    const swapped = site.actions.swap().catch((error: unknown) => error)
    await site.rest(3_000)
    expect(await swapped).toSatisfy(swapAccountChanged.is)
    expect(site.market.done).toEqual(['approve'])
  })

  it('[SWP-1] tells that the wallet failed, in the words for the step', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    site.market.answer = async () => Promise.reject(new TypeError('wallet broke'))
    await expect(site.actions.swap()).rejects.toSatisfy(swapFailed.is)
    expect(site.events).toContain('SWAP_ERROR')
  })

  it('[SWP-1] says that the price has moved when the wallet finds that the swap would fail', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    site.market.answer = async () => {
      site.market.price = 2_100n
      throw callReverted()
    }
    await expect(site.actions.swap()).rejects.toSatisfy(swapMoved.is)
    expect(site.sent()).toEqual([])
  })

  it('[SWP-1] [ACC-4] shows both sides where a history sees only what was paid', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    const sent = (await site.actions.swap()) ?? expect.unreachable()
    const caipAddress = `${sent.networkId}:${sent.address}`
    const [own] = withSent([], [sent], caipAddress, 0)
    const seen = own && {
      ...own,
      id: 'history',
      metadata: { ...own.metadata, operationType: 'send', status: 'confirmed' },
      transfers: own.transfers?.slice(0, 1) ?? [],
    }
    expect(withSent(seen ? [seen] : [], [sent], caipAddress, 0)).toMatchObject([
      {
        id: 'history',
        metadata: { operationType: 'trade', status: 'confirmed' },
        transfers: [{ direction: 'out' }, { direction: 'in', quantity: { numeric: '0.05' } }],
      },
    ])
  })

  it('[SWP-1] asks the wallet once, however often the visitor presses', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    const [one, other] = [site.actions.swap(), site.actions.swap()]
    expect(await one).toBe(await other)
    expect(site.market.done).toEqual(['send'])
  })

  it('[SWP-1] survives a reload between the approval and the swap', async () => {
    const site = await setUpSwap({ change: (market) => Object.assign(market, { before: 'approve' }) })
    await fillSwap(site)
    void site.actions.swap().catch(() => undefined)
    await settle()
    expect(site.sent()).toMatchObject([{ state: 'pending', swap: { part: 'approve' } }])
    site.latchkey.destroy()
    const again = await setUpSwap({ kept: site })
    expect(again.view()).toMatchObject({
      from: { symbol: 'USDC' },
      to: { symbol: 'ETH' },
      amount: '100',
      label: 'review',
    })
    const swapped = again.actions.swap()
    await settle()
    expect(again.view().run?.steps[0]).toMatchObject({ kind: 'approve', state: 'chain' })
    again.chain.status = mined
    await again.rest(3_000)
    await swapped
    expect(again.market.done).toEqual(['approve', 'send'])
  })
})
