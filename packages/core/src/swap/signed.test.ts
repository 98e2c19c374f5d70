import type { Explanation } from '@latchkey/explain'
import { swapAllowanceFailed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { blindExplanation } from '../explain/explain'
import type { ExplainRequest } from '../ports/ExplainRequest'
import type { AskedGateway } from '../testing/createScriptedGateway'
import { settle } from '../testing/setUpSend'
import { fillSwap, setUpSwap } from '../testing/setUpSwap'

const mined = { state: 'mined' } as const

/** A filled form whose offer wants a signature. */
async function signing({
  isRefused = false,
  ...options
}: Parameters<typeof setUpSwap>[0] & { isRefused?: boolean } = {}) {
  const site = await setUpSwap({ ...options, change: (market) => Object.assign(market, { before: 'sign' }) })
  const quotes = '/v1/swap/quotes'
  const offer = site.gateway.answers[quotes] as (asked: AskedGateway) => unknown
  if (isRefused)
    site.gateway.answers[quotes] = (asked: AskedGateway) => {
      const { permit: _, ...body } = JSON.parse(`${asked.init.body}`)
      return offer({ ...asked, init: { body: JSON.stringify(body) } })
    }
  await fillSwap(site)
  // A wallet that is asked without end must not hang the test.
  site.market.answer = async () => {
    if (site.market.done.length > 5) throw new TypeError('asked too often')
    return undefined as never
  }
  return site
}

describe('a swap with a signature', () => {
  it('[SWP-1] asks for one signature, and approves by a transaction if the gateway does not accept it', async () => {
    const site = await signing({ isRefused: true })
    site.chain.status = mined
    const swapped = site.actions.swap()
    await site.rest(3_000)
    expect(await swapped).toMatchObject({ swap: { part: 'swap' } })
    expect(site.market.done).toEqual(['sign', 'approve', 'send'])
  })

  it('[SWP-1] stops if the gateway wants a signature even after the approval', async () => {
    const site = await signing({ isRefused: true })
    site.market.isQuick = false
    site.chain.status = mined
    const swapped = site.actions.swap().catch((error: unknown) => error)
    for (let looks = 0; looks < 8; looks += 1) await site.rest(2_000)
    expect(await swapped).toSatisfy(swapAllowanceFailed.is)
    expect(site.market.done).toEqual(['sign', 'approve'])
  })
})

describe('the explanation of a swap with a signature', () => {
  const told: Explanation = { ...blindExplanation, warnings: [], will: 'succeed' }

  /** The same, with an adapter that explains. `asked` has the methods it was asked about, and how often the wallet was asked before. */
  async function explaining(explain: (request: ExplainRequest) => Promise<Explanation>, options = {}) {
    const site = await signing(options)
    const asked: [string, number][] = []
    Object.assign(site.adapter.can, {
      explain: (request: ExplainRequest) => {
        asked.push([request.method, site.market.done.length])
        return explain(request)
      },
    })
    return { ...site, asked, run: () => site.view().run }
  }

  it('[SWP-1] tells what the transaction does before the wallet is asked for it', async () => {
    const site = await explaining(async () => told)
    let seen: unknown
    site.market.answer = async ({ kind }) => {
      if (kind === 'send') seen = site.run()?.told
      return undefined as never
    }
    await site.actions.swap()
    expect(site.market.done).toEqual(['sign', 'send'])
    expect(site.asked).toEqual([['eth_sendTransaction', 1]])
    expect(seen).toMatchObject({ request: { method: 'eth_sendTransaction' }, explanation: told })
  })

  it('[SWP-1] tells the approval that is needed instead of a signature, and the swap after it', async () => {
    const site = await explaining(async () => told, { isRefused: true })
    site.chain.status = mined
    const swapped = site.actions.swap()
    await site.rest(3_000)
    await swapped
    expect(site.asked).toEqual([
      ['eth_sendTransaction', 1],
      ['eth_sendTransaction', 2],
    ])
  })

  it('[SWP-1] waits 800 ms at most, then tells what the request itself says, and the rest once it is known', async () => {
    let answer: (all: Explanation) => void = () => expect.unreachable()
    const site = await explaining(({ through }) =>
      through(() => new Promise<Explanation>((resolve) => (answer = resolve))).catch(() => blindExplanation),
    )
    let confirm: (() => void) | undefined
    site.market.answer = async ({ kind }) => {
      if (kind === 'send') await new Promise<void>((resolve) => (confirm = resolve))
      return undefined as never
    }
    const swapped = site.actions.swap()
    await site.rest(799)
    expect(site.market.done).toEqual(['sign'])
    await site.rest(1)
    expect(site.market.done).toEqual(['sign', 'send'])
    expect(site.run()?.told?.explanation).toEqual(blindExplanation)
    answer(told)
    await settle()
    expect(site.run()?.told?.explanation).toEqual(told)
    confirm?.()
    await swapped
  })

  it('[SWP-1] says so if a step can’t be explained, and goes on', async () => {
    const site = await explaining(() => Promise.reject(new TypeError('unreadable')))
    let seen: unknown
    site.market.answer = async ({ kind }) => {
      if (kind === 'send') seen = site.run()?.told?.explanation?.warnings
      return undefined as never
    }
    await site.actions.swap()
    expect(seen).toEqual([{ code: 'blind' }])
  })

  it('[SWP-1] asks nobody if the site turns explanations off', async () => {
    const site = await explaining(async () => told, { explain: 'off' })
    await site.actions.swap()
    expect(site.market.done).toEqual(['sign', 'send'])
    expect(site.asked).toEqual([])
  })

  it('[SWP-1] does not explain twice what the preview could show', async () => {
    const site = await explaining(async () => told)
    site.market.before = 'approve'
    await site.rest()
    site.actions.refresh()
    await site.rest()
    site.chain.status = mined
    const swapped = site.actions.swap()
    await site.rest(3_000)
    await swapped
    expect(site.market.done).toEqual(['approve', 'send'])
    expect(site.asked).toEqual([])
  })
})
