import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import {
  holdWindows,
  onrampAnswers,
  openOnrampSite,
  orderOf,
  orderPath,
  withFeesOnTop,
} from '../../testing/openOnrampSite'
import { findControl, findView, openView, poll } from '../../testing/openView'

const textOf = (selector: string) => shadowOf().querySelector(selector)?.textContent ?? ''
const stateOf = () => shadowOf().querySelector<HTMLElement>('[data-part="body"]')?.dataset.state
const hash = `0x${'ab'.repeat(32)}`

/** Presses the second vendor's row. */
async function buy(options: Parameters<typeof openOnrampSite>[0] = {}) {
  const answers = options.answers ?? onrampAnswers()
  const site = await openOnrampSite({ ...options, answers })
  await openView(site.latchkey, { view: 'OnRampProviders' })
  await userEvent.fill(await findInside('[data-part="amount-input"]'), '100')
  await userEvent.click(await findInside('[data-vendor="two"]:not([disabled])'))
  await findView('BuyInProgress')
  return { ...site, answers }
}

describe('a purchase in progress', () => {
  it('[ONR-1] waits for the payment, then for the money, then shows it among the purchases', async () => {
    holdWindows()
    const { answers, latchkey } = await buy()
    await poll(stateOf).toBe('waiting')
    expect(textOf('[data-part="status-title"]')).toBe('Buy in Vendor Two')
    expect(textOf('[data-step="pay"]')).toContain('Pay $100.00')
    answers[orderPath] = orderOf('paid')
    await expect.poll(stateOf, { timeout: 9_000 }).toBe('paid')
    answers[orderPath] = orderOf('done', { hash, amount: '31000000000000000' })
    const row = await expect
      .poll(() => shadowOf().querySelector('[data-view="OnRampActivity"] [data-part="purchase"]'), {
        timeout: 9_000,
      })
      .toBeTruthy()
      .then(() => shadowOf().querySelector<HTMLElement>('[data-part="purchase"]'))
    expect(row?.dataset.state).toBe('done')
    expect(row?.textContent).toContain('Bought')
    expect(row?.textContent).toContain('+0.031 ETH')
    expect(latchkey.getState().modal.notice?.message).toBe('Bought 0.031 ETH')
    expect(latchkey.getState().nav.stack.map(({ view }) => view)).toEqual([
      'OnRampProviders',
      'OnRampActivity',
    ])
  })

  it('[ONR-1] says what the vendor charges in all, with the fees on top', async () => {
    holdWindows()
    await buy({ answers: withFeesOnTop(onrampAnswers()) })
    await poll(() => textOf('[data-step="pay"]')).toContain('Pay $104.20')
  })

  it('[ONR-1] goes on if the visitor pays with another card after the first one was declined', async () => {
    holdWindows()
    const { answers, latchkey } = await buy()
    const { host } = latchkey
    const { setTimer } = host
    // Nobody waits half a minute here.
    Object.assign(host, {
      setTimer: (callback: () => void, ms: number) => setTimer.call(host, callback, Math.min(ms, 1_000)),
    })
    answers[orderPath] = orderOf('failed', { reason: 'declined' })
    await expect.poll(stateOf, { timeout: 9_000 }).toBe('failed')
    answers[orderPath] = orderOf('done', { hash, amount: '31000000000000000' })
    const row = await findInside('[data-view="OnRampActivity"] [data-part="purchase"][data-state="done"]')
    expect(row.textContent).toContain('+0.031 ETH')
    await poll(() => latchkey.getState().modal.notice?.message).toBe('Bought 0.031 ETH')
  })

  it('[ONR-1] shows a link to press if the browser blocked the window', async () => {
    holdWindows({ isBlocked: true })
    await buy()
    await poll(stateOf).toBe('blocked')
    const link = (await findInside('[data-part="open-vendor"]')) as HTMLAnchorElement
    expect(link.href).toBe('https://vendor.example/pay?signature=1')
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    await poll(stateOf).toBe('waiting')
  })

  it.each([
    ['failed', { reason: 'declined' }, 'Buy failed', 'you can pay there another way.'],
    ['failed', { reason: 'kyc' }, 'Buy failed', 'Vendor Two couldn’t finish the order.'],
    ['expired', {}, 'The order expired', 'You didn’t pay in time'],
  ])(
    '[ONR-1] says how it ended (%s %j), and lets the visitor try again',
    async (state, more, title, text) => {
      holdWindows()
      const answers = { ...onrampAnswers(), [orderPath]: orderOf(state, more) }
      await buy({ answers })
      await poll(() => textOf('[data-part="status-title"]')).toBe(title)
      expect(textOf('[data-part="status-text"]')).toContain(text)
      await userEvent.click(await findControl('Try again'))
      await findView('OnRampProviders')
      expect(shadowOf().querySelector<HTMLInputElement>('[data-part="amount-input"]')?.value).toBe('100')
    },
  )

  it.each([
    ['onramp/country', { provider: 'two', country: 'DE' }, 'Vendor Two doesn’t sell in your country.'],
    ['onramp/amount', { min: '1', max: '2', currency: 'USD' }, 'Vendor Two doesn’t accept this amount.'],
    ['onramp/vendor-down', { provider: 'two' }, 'Vendor Two didn’t start the order.'],
  ])('[ONR-1] says why an order was refused: %s', async (code, values, text) => {
    const windows = holdWindows()
    const answers = onrampAnswers()
    answers['/v1/onramp/sessions'] = () => 'unused'
    const site = await openOnrampSite({ answers })
    const { fetch } = site.latchkey.host
    Object.assign(site.latchkey.host, {
      fetch: (url: string, init: RequestInit) =>
        url.includes('/v1/onramp/sessions')
          ? Promise.resolve(Response.json({ code, message: code, values }, { status: 403 }))
          : fetch(url, init),
    })
    await openView(site.latchkey, { view: 'OnRampProviders' })
    await userEvent.fill(await findInside('[data-part="amount-input"]'), '100')
    await userEvent.click(await findInside('[data-vendor="two"]:not([disabled])'))
    await poll(() => textOf('[data-part="status-text"]')).toContain(text)
    expect(windows.map(({ isClosed }) => isClosed)).toEqual([true])
  })

  it('[ONR-1] says that there is nothing to go on with if a site opens it alone', async () => {
    const { latchkey } = await openOnrampSite()
    await openView(latchkey, { view: 'BuyInProgress' })
    await poll(() => textOf('[data-part="empty-state"]')).toContain('No link found')
    await userEvent.click(await findControl('Buy'))
    await findView('OnRampProviders')
  })
})

describe('the purchases', () => {
  it('[ONR-2] include what only the gateway knows, from any vendor, read past the cache', async () => {
    const answers = onrampAnswers()
    answers['/v1/account/*/history'] = {
      data: [
        {
          id: 'c1',
          metadata: {
            operationType: 'buy',
            hash,
            minedAt: new Date().toISOString(),
            sentFrom: 'Vendor One',
            sentTo: '0x1',
            status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
            nonce: 0,
            application: null,
            chain: 'eip155:1',
          },
          transfers: [
            {
              fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
              direction: 'in',
              quantity: { numeric: '0.5' },
            },
          ],
        },
      ],
      next: null,
    }
    const { latchkey } = await openOnrampSite({ answers })
    const caches: (RequestCache | undefined)[] = []
    const { fetch } = latchkey.host
    Object.assign(latchkey.host, {
      fetch: (url: string, init: RequestInit) => {
        if (url.includes('onramp=coinbase')) caches.push(init.cache)
        return fetch(url, init)
      },
    })
    await openView(latchkey, { view: 'OnRampActivity' })
    const row = await findInside('[data-part="purchase"]')
    expect(row.textContent).toContain('Bought')
    expect(row.textContent).toContain('+0.5 ETH')
    expect(row.textContent).toContain('Vendor One')
    expect(caches).toEqual(['no-cache'])
  })

  it.each(['en', 'de', 'fr', 'ar'])(
    '[ONR-2] show the vendor’s whole name and how far it is, in %s',
    async (locale) => {
      await page.viewport(360, 640)
      onTestFinished(() => page.viewport(1024, 768))
      holdWindows()
      const { latchkey } = await buy()
      latchkey.setLocale(locale)
      await latchkey.open({ view: 'OnRampActivity' })
      const row = await findInside('[data-part="purchase"][data-state="open"]')
      await poll(() => row.querySelector('[data-part="tag"]')?.textContent).toBeTruthy()
      const vendor = [...row.querySelectorAll('bdi')].find(({ textContent }) => textContent === 'Vendor Two')
      const line = vendor?.parentElement
      expect(line?.scrollWidth).toBe(line?.clientWidth)
    },
  )

  it('[ONR-2] are not read where the gateway has no vendors', async () => {
    const answers = {
      ...onrampAnswers(),
      '/v1/onramp/vendors': { country: 'DE', providers: [], networks: [] },
    }
    const { latchkey, gateway } = await openOnrampSite({ answers })
    await openView(latchkey, { view: 'OnRampActivity' })
    await findInside('[data-part="empty-state"]')
    expect(gateway?.asked.filter(({ searchParams }) => searchParams.has('onramp'))).toEqual([])
  })

  it('[ONR-2] lead to buying while there are none', async () => {
    const { latchkey } = await openOnrampSite()
    await openView(latchkey, { view: 'OnRampActivity' })
    await poll(() => textOf('[data-part="empty-state"]')).toContain('No purchases yet')
    await userEvent.click(await findControl('Buy'))
    await findView('OnRampProviders')
  })
})
