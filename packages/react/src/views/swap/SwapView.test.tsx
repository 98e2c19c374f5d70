import { currentEntry, getAccount } from '@latchkey/core'
import { userRejected } from '@latchkey/protocol'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectClosed, findInside, mountProvider, shadowOf } from '../../testing/mountProvider'
import { openSwapSite } from '../../testing/openSwapSite'
import { findControl, findView, openView, poll } from '../../testing/openView'

const part = (name: string) => shadowOf().querySelector<HTMLElement>(`[data-part="${name}"]`)
const textOf = (name: string) => part(name)?.textContent ?? null
const inputOf = (side: 'pay' | 'get') =>
  findInside<HTMLInputElement>(`[data-part="swap-${side}"] [data-part="amount-input"]`)
const ready = (name: string) =>
  findInside(`[data-part="${name}"]:not([aria-disabled]):not(:disabled):not([aria-busy="true"])`)

async function start(options: Parameters<typeof openSwapSite>[0] = {}) {
  const site = await openSwapSite(options)
  await openView(site.latchkey, { view: 'Swap' })
  await inputOf('pay')
  return site
}

async function choose(side: 'pay' | 'get', symbol: string) {
  ;(await findInside(`[data-part="swap-${side}"] [data-part="choose-token"]`)).click()
  await findView('SwapSelectToken')
  ;(await findInside(`[data-part="tokens-all"] [data-token="${symbol}"]`)).click()
  await findView('Swap')
}

/** Fills in 100 dollars for coins, and goes on to the preview. */
async function review() {
  await choose('get', 'USDC')
  await choose('pay', 'USDC')
  await userEvent.fill(await inputOf('pay'), '100')
  await poll(() => textOf('swap-rate')).toBe('1 USDC = 0.0005 ETH')
  ;(await ready('review-swap')).click()
  await findView('SwapPreview')
  await findInside('[data-part="send-facts"]')
}

describe('the swap view', () => {
  it('[SWP-2] starts with one coin, and says what is missing', async () => {
    await start()
    expect((await inputOf('pay')).value).toBe('1')
    expect(textOf('review-swap')).toBe('Select token')
    await choose('get', 'USDC')
    await userEvent.fill(await inputOf('pay'), '')
    await poll(() => textOf('review-swap')).toBe('Enter amount')
    await userEvent.fill(await inputOf('pay'), '11')
    await poll(() => textOf('review-swap')).toBe('Insufficient balance')
    await userEvent.fill(await inputOf('pay'), '9.9999999999')
    await poll(() => textOf('review-swap')).toBe('Not enough ETH for the fee')
    await userEvent.fill(await inputOf('pay'), '2')
    await poll(() => textOf('review-swap')).toBe('Review swap')
    await poll(async () => (await inputOf('get')).value).toBe('4000')
    expect((await inputOf('get')).readOnly).toBe(true)
  })

  it('[SWP-1] leads from a network without swaps to one with them, and goes on there', async () => {
    const site = await openSwapSite()
    await site.latchkey.switchNetwork('eip155:8453')
    await openView(site.latchkey, { view: 'Account' })
    ;(await findInside('[data-part="swaps"]')).click()
    await findView('UnsupportedChain')
    await poll(() => textOf('warning')).toBe('Swaps don’t work on Base. Choose another network.')
    const rows = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="network-row"]')]
    expect(rows.map(({ dataset }) => dataset.network)).toEqual(['eip155:1'])
    rows[0]?.click()
    await inputOf('pay')
    expect(currentEntry(site.latchkey.getState().nav).view).toBe('Swap')
    expect(site.wallet.state.chainId).toBe(1)
  })

  it('[SWP-1] goes on as well when the visitor switches in the wallet', async () => {
    const site = await openSwapSite()
    await site.latchkey.switchNetwork('eip155:8453')
    await openView(site.latchkey, { view: 'Swap' })
    await findView('UnsupportedChain')
    site.wallet.switchChain(1)
    await inputOf('pay')
  })

  it('[SWP-1] [NAV-4] says so too where the site opens that view, and back leaves the modal', async () => {
    const site = await openSwapSite()
    await site.latchkey.switchNetwork('eip155:8453')
    await openView(site.latchkey, { view: 'UnsupportedChain', data: { swapUnsupportedChain: true } })
    expect((await findInside('[data-part="network-row"]')).dataset.network).toBe('eip155:1')
    await site.latchkey.close()
    await expectClosed()
    await site.latchkey.open({ view: 'Account' })
    ;(await findInside('[data-part="swaps"]')).click()
    await findView('UnsupportedChain')
    ;(await findControl('Back')).click()
    await expectClosed()
  })

  it('[SWP-1] goes on to the form where the site opens that view on a network with swaps', async () => {
    const { latchkey } = await openSwapSite()
    mountProvider(latchkey)
    await latchkey.open({ view: 'UnsupportedChain', data: { swapUnsupportedChain: true } })
    await inputOf('pay')
    expect(currentEntry(latchkey.getState().nav).view).toBe('Swap')
  })

  it('[SWP-1] stays where it is when the visitor declines to switch', async () => {
    const site = await openSwapSite()
    await site.latchkey.switchNetwork('eip155:8453')
    mountProvider(site.latchkey)
    await site.latchkey.open({ view: 'Swap' })
    await findView('UnsupportedChain')
    site.wallet.reject({ method: 'wallet_switchEthereumChain' })
    ;(await findInside('[data-part="network-row"]')).click()
    await findInside('[data-view="SwitchNetwork"] [data-state="error"]')
    expect(site.wallet.state.chainId).toBe(8453)
    site.wallet.approve()
    ;(await findControl('Try again')).click()
    await inputOf('pay')
  })

  it('[SWP-2] shows the rate, and behind it minimum, impact, slippage, fees and other offers', async () => {
    const { market } = await start()
    market.providers = ['pools', 'other']
    await choose('get', 'USDC')
    await poll(() => textOf('swap-rate')).toBe('1 ETH = 2,000 USDC')
    part('swap-details')?.click()
    await poll(() => textOf('fact-least')).toBe('You get at least1,980 USDC')
    expect(textOf('fact-impact')).toBe('Price impact0.12%')
    expect(textOf('fact-slippage')).toBe('Max slippage1%20 USDC')
    expect(textOf('fact-pool-fee-0')).toBe('Pool fee0.003 ETH')
    expect(textOf('fact-provider-fee')).toBe('Provider feeNone')
    expect(textOf('fact-network-fee')).toContain('0.0001 ETH')
    ;(await findInside('[data-part="slippage-choice"][data-choice="50"] input')).click()
    await poll(() => textOf('fact-least')).toBe('You get at least1,990 USDC')
    ;(await findInside('[data-part="offers-choice"][data-choice="other"] input')).click()
    await poll(() => textOf('swap-rate')).toBe('1 ETH = 1,980 USDC')
  })

  it('[SWP-2] switches the direction, and pays everything but the fee', async () => {
    await start()
    await choose('get', 'USDC')
    await poll(() => textOf('swap-rate')).not.toBe(null)
    part('swap-direction')?.click()
    await poll(async () => (await inputOf('pay')).value).toBe('2000')
    await poll(() => textOf('swap-rate')).toBe('1 USDC = 0.0005 ETH')
    part('swap-direction')?.click()
    await poll(async () => (await inputOf('get')).value).toBe('2000')
    ;(await ready('max')).click()
    await poll(async () => (await inputOf('pay')).value).toBe('9.99928')
  })

  it('[SWP-2] lists suggested tokens, one’s own and all, and searches them', async () => {
    await start()
    ;(await findInside('[data-part="swap-get"] [data-part="choose-token"]')).click()
    await findView('SwapSelectToken')
    await findInside('[data-part="suggested-token"][data-token="USDC"]')
    await poll(
      () => shadowOf().querySelectorAll('[data-part="tokens-all"] [data-part="token-row"]').length,
    ).toBe(3)
    await findInside('[data-part="tokens-yours"] [data-token="ETH"]')
    await userEvent.fill(await findInside<HTMLInputElement>('input[type="search"]'), 'zzz')
    await poll(() => shadowOf().querySelectorAll('[data-part="token-row"]').length).toBe(1)
    await userEvent.fill(await findInside<HTMLInputElement>('input[type="search"]'), 'nothing like it')
    await poll(() => shadowOf().textContent).toContain('No token matches “nothing like it”')
  })

  it('[SWP-1] says that a network has no swaps', async () => {
    const site = await openSwapSite({ answers: { '/v1/swap/networks': { networks: [] } } })
    await openView(site.latchkey, { view: 'Swap' })
    await poll(() => shadowOf().textContent).toContain('Network not supported for Swaps')
  })

  it('[FLG-3] offers nothing in a restricted time zone, also if a site opens the view', async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Shanghai' }
    }
    onTestFinished(() => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
    })
    const { latchkey, gateway, market } = await openSwapSite()
    await openView(latchkey, { view: 'Swap' })
    await poll(() => textOf('empty-state')).toContain('Swaps aren’t available here')
    await latchkey.open({ view: 'SwapPreview' })
    await poll(() => textOf('empty-state')).toContain('Swaps aren’t available here')
    await latchkey.open({ view: 'Account' })
    await findInside('[data-part="send"]')
    expect(part('swaps')).toBe(null)
    const asked = gateway.asked.map(({ pathname }) => pathname)
    expect(asked.filter((path) => /swap|convert/.test(path))).toEqual([])
    expect(market.asked).toEqual([])
  })

  it('says nothing before its words have loaded', async () => {
    const { latchkey } = await openSwapSite({ locale: 'ar', features: { swaps: false } })
    await openView(latchkey, { view: 'Account' })
    const shown = new Set<string | null>()
    const watch = new MutationObserver(() => {
      const said = shadowOf().querySelector('[data-view="Swap"] [data-part="empty-state"]')
      if (said) shown.add(said.textContent)
    })
    watch.observe(shadowOf(), { subtree: true, childList: true, characterData: true })
    await latchkey.open({ view: 'Swap' })
    await findInside('[data-view="Swap"] [data-part="empty-state"]')
    await poll(() => shown.size).toBe(1)
    watch.disconnect()
    expect([...shown]).toEqual([expect.stringMatching(/\p{Script=Arabic}/u)])
  })

  it('[FLG-1] is missing in the account when the site turns it off', async () => {
    for (const swaps of [true, false]) {
      const { latchkey } = await openSwapSite({ features: { swaps } })
      await openView(latchkey, { view: 'Account' })
      await findInside('[data-part="send"]')
      expect(part('swaps') !== null).toBe(swaps)
      await latchkey.close()
    }
  })

  it('[SWP-1] [SWP-2] shows the steps, declines and goes on, and returns to the account', async () => {
    const { market, chain, latchkey } = await start()
    market.before = 'approve'
    chain.status = { state: 'mined' }
    await review()
    expect(textOf('swap')).toBe('Approve')
    expect([...shadowOf().querySelectorAll('[data-part="step"]')].map((step) => step.textContent)).toEqual([
      'Approve 100 USDC',
      'Swap for ETH',
    ])
    market.answer = async ({ kind }) => {
      if (kind === 'send') throw userRejected()
      return undefined as never
    }
    ;(await ready('swap')).click()
    await poll(() => textOf('swap-fault')).toContain('You declined the swap')
    expect(part('step')?.dataset.state).toBe('done')
    await poll(() => textOf('swap')).toBe('Swap')
    market.answer = null
    ;(await ready('swap')).click()
    await findView('Account')
    expect(latchkey.getState().send?.sent[0]).toMatchObject({ swap: { part: 'swap' } })
  })

  it('[SWP-1] asks before a wallet upgrades the account', async () => {
    const { market } = await start()
    market.before = 'approve'
    market.batching = 'ready'
    await review()
    ;(await ready('swap')).click()
    ;(await ready('swap-batch')).click()
    await findView('Account')
    expect(market.done).toEqual(['batch'])
  })

  it('[SWP-1] says that the wallet may still show an earlier swap, and leads to the activity', async () => {
    const items = new Map<string, string>()
    const { latchkey, market } = await start({ items })
    const { caipAddress } = getAccount(latchkey.getState())
    await review()
    const asked = { caipAddress, at: latchkey.host.now() - 60_000, warnedAt: null }
    items.set('@latchkey/asked_swaps', JSON.stringify([asked]))
    ;(await ready('swap')).click()
    await poll(() => textOf('swap-fault')).toContain('Your wallet may still show an earlier swap.')
    expect(textOf('cancel')).toBe('Activity')
    expect(market.done).toEqual([])
    part('cancel')?.click()
    await findView('Transactions')
  })

  it('has no faults that a program finds', async () => {
    const { market } = await start()
    market.before = 'approve'
    const check = async () => {
      // A text that still fades in has too little contrast.
      await poll(() => shadowOf().getAnimations().length).toBe(0)
      const root = shadowOf().querySelector('dialog') ?? shadowOf().host
      const { violations } = await axe.run(root as HTMLElement)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await choose('get', 'USDC')
    await poll(() => textOf('swap-rate')).not.toBe(null)
    part('swap-details')?.click()
    await findInside('[data-part="slippage"]')
    await check()
    ;(await ready('review-swap')).click()
    await findView('SwapPreview')
    await findInside('[data-part="send-facts"]')
    await check()
  })
})
