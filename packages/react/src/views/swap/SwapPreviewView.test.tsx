import { type ChainAdapter, openSwap, type State } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { describe, expect, it } from 'vitest'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openSwapSite } from '../../testing/openSwapSite'
import { openView, poll } from '../../testing/openView'

const part = (name: string) => shadowOf().querySelector<HTMLElement>(`[data-part="${name}"]`)
const textOf = (name: string) => part(name)?.textContent?.replaceAll('\u00a0', ' ') ?? null
const lines = () =>
  [...shadowOf().querySelectorAll('[data-part="explanation-line"]')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  )
const ready = (name: string) =>
  findInside(`[data-part="${name}"]:not([aria-disabled]):not(:disabled):not([aria-busy="true"])`)

const quotes = ({ swap }: State) => swap?.form.quotes

const router = `0x${'5e4'.padStart(40, '0')}`
const dollars = {
  kind: 'fungible',
  address: `0x${'d1'.padStart(40, '0')}`,
  symbol: 'USDC',
  decimals: 6,
} as const
const said: Explanation = {
  intent: { code: 'swap', values: {} },
  lines: [
    { kind: 'send', token: dollars, amount: 100_000_000n, to: router },
    { kind: 'receive', token: { kind: 'native' }, amount: 5n * 10n ** 16n, confirmed: true },
  ],
  warnings: [],
  will: 'succeed',
  seen: { decoded: true },
}
const allowed: Explanation = {
  ...said,
  lines: [{ kind: 'allow', token: dollars, amount: 100_000_000n, spender: router }],
}

/** Opens the preview of a swap of 100 dollars for coins. */
async function review({
  change = () => undefined,
  ...options
}: Parameters<typeof openSwapSite>[0] & {
  change?: (market: Awaited<ReturnType<typeof openSwapSite>>['market']) => void
} = {}) {
  const site = await openSwapSite(options)
  change(site.market)
  const actions = await openSwap(site.latchkey)
  await actions.start()
  const token = (symbol: string) =>
    site.latchkey.getState().swap?.tokens?.all.find((each) => each.symbol === symbol) ?? expect.unreachable()
  actions.setToken('sourceToken', token('USDC'))
  actions.setToken('toToken', token('ETH'))
  actions.setAmount('100')
  await openView(site.latchkey, { view: 'SwapPreview' })
  await ready('swap')
  return { ...site, actions }
}

const explains = (async ({ method }: { method: string }) =>
  method === 'eth_signTypedData_v4' ? allowed : said) as NonNullable<ChainAdapter['can']['explain']>

describe('the preview of a swap', () => {
  it('[SWP-1] [SWP-2] says what the wallet will be asked does', async () => {
    await review({ explains })
    // The preview says itself what is paid.
    await poll(lines).toHaveLength(1)
    expect(lines()[0]).toContain('0.05 ETH')
    expect(textOf('explanation-outcome')).toBe('Expected to go through')
  })

  it('[SWP-1] says what the transaction after a signature does before the wallet is asked for it', async () => {
    const { market } = await review({
      explains,
      change: (all) => Object.assign(all, { before: 'sign' }),
    })
    await poll(lines).toHaveLength(1)
    expect(lines()[0]).toContain('100 USDC')
    let confirm: (() => void) | undefined
    market.answer = async ({ kind }) => {
      if (kind !== 'send') return undefined as never
      await new Promise<void>((resolve) => (confirm = resolve))
      return undefined as never
    }
    part('swap')?.click()
    await poll(() => market.done).toEqual(['sign', 'send'])
    await poll(() => lines()[0]).toContain('0.05 ETH')
    confirm?.()
    await findInside('[data-view="Account"]')
  })

  it('[SWP-1] says so if nobody can tell what the transaction does', async () => {
    await review({ explains: () => Promise.reject(new TypeError('unreadable')) })
    await poll(() => textOf('explanation-warnings')).toContain('Part of this request can’t be read.')
  })

  it('[SND-5] [SWP-1] calls addresses by the names that the gateway knows', async () => {
    const { gateway, actions, market } = await review({
      explains: async () => allowed,
      answers: {
        '/v1/labels': {
          labels: [{ address: `eip155:1:${router}`, name: 'Exchange', source: 'operator' }],
        },
      },
    })
    await poll(() => lines()[0]).toContain('Exchange')
    const asked = () => gateway.asked.filter(({ pathname }) => pathname === '/v1/labels').length
    const [questions, offers] = [asked(), market.asked.length]
    actions.refresh()
    await poll(() => market.asked.length).toBe(offers + 1)
    await ready('swap')
    expect(asked()).toBe(questions)
  })

  it('[SWP-1] asks again if the price got worse right before the press', async () => {
    const { latchkey, market, actions } = await review()
    const least = textOf('fact-least')
    market.price = 2_010n
    let drawn: string | null = null
    const isPressed = new Promise<void>((resolve) => {
      const stop = latchkey.subscribe(quotes, () => {
        stop()
        // Nothing is drawn yet.
        drawn = textOf('fact-least')
        part('swap')?.click()
        resolve()
      })
    })
    actions.refresh()
    await isPressed
    expect(drawn).toBe(least)
    await poll(() => textOf('swap-fault')).toBe(
      'The price has changed. Nothing was swapped. Check the new amount.',
    )
    expect(textOf('fact-least')).not.toBe(least)
    expect(market.done).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    ;(await ready('swap')).click()
    await findInside('[data-view="Account"]')
    expect(market.done).toEqual(['send'])
  })

  it('[SWP-1] does not ask again for a better price', async () => {
    const { latchkey, market, actions } = await review()
    market.price = 1_990n
    latchkey.subscribe(quotes, () => part('swap')?.click())
    actions.refresh()
    await findInside('[data-view="Account"]')
    expect(market.done).toEqual(['send'])
  })
})
