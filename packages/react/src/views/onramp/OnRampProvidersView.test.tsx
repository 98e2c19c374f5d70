import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia'
import { findInside, shadowOf } from '../../testing/mountProvider'
import {
  holdWindows,
  onrampAnswers,
  openOnrampSite,
  vendors,
  withFeesOnTop,
} from '../../testing/openOnrampSite'
import { findControl, findView, openView, poll } from '../../testing/openView'

const all = (selector: string) => [...shadowOf().querySelectorAll<HTMLElement>(selector)]
const rows = () => all('[data-part="vendor-row"]')
const textOf = (selector: string) => shadowOf().querySelector(selector)?.textContent ?? ''

async function open(options: Parameters<typeof openOnrampSite>[0] = {}) {
  const site = await openOnrampSite(options)
  await openView(site.latchkey, { view: 'OnRampProviders' })
  await findInside('[data-part="amount-input"]')
  return site
}

async function enter(amount: string) {
  await userEvent.fill(await findInside('[data-part="amount-input"]'), amount)
}

describe('buying from the account', () => {
  it('[FLG-1] [ONR-1] has a button before the others where a vendor sells on the network', async () => {
    const { latchkey } = await openOnrampSite()
    await openView(latchkey, { view: 'Account' })
    const button = await findInside('[data-part="onramp"]')
    const names = () => all('[data-view="Account"] button[data-part]').map((each) => each.dataset.part)
    expect(names().filter((name) => /^(onramp|swaps|receive|send)$/.test(name ?? ''))).toEqual([
      'onramp',
      'receive',
      'send',
    ])
    await userEvent.click(button)
    await findView('OnRampProviders')
    expect(latchkey.getState().events.data).toMatchObject({ event: 'SELECT_BUY_CRYPTO' })
  })

  it('[ONR-1] has no button on a network that no vendor serves', async () => {
    const { latchkey } = await openOnrampSite()
    await openView(latchkey, { view: 'Account' })
    await findInside('[data-part="onramp"]')
    await latchkey.switchNetwork('eip155:8453')
    await poll(() => all('[data-part="onramp"]').length).toBe(0)
  })

  it.each([
    ['the site turned it off', { features: { onramp: false } }],
    ['the gateway knows no vendor', { answers: { ...onrampAnswers(), '/v1/onramp/vendors': undefined } }],
  ])('[FLG-1] has no button where %s', async (_where, options) => {
    const { latchkey } = await openOnrampSite(options)
    await openView(latchkey, { view: 'Account' })
    await findInside('[data-part="receive"]')
    await findInside('[data-part="balance"][data-state="known"]')
    await poll(() => all('[data-part="onramp"]').length).toBe(0)
  })

  it('[ONR-1] keeps the place of the button until the vendors answer, so nothing moves', async () => {
    let resolve: ((answer: unknown) => void) | undefined
    const held = new Promise((settle) => {
      resolve = settle
    })
    const path = '/v1/onramp/vendors'
    const { [path]: sold, ...others } = onrampAnswers()
    const answers = { ...others, [path]: () => held }
    const { latchkey } = await openOnrampSite({ answers })
    await openView(latchkey, { view: 'Account' })
    const button = await findInside('[data-part="onramp"]')
    await findInside('[data-part="balance"][data-state="known"]')
    const places = () =>
      all(':is([data-part="onramp"], [data-part="receive"], [data-part="send"])').map((each) => [
        each.dataset.part,
        each.offsetLeft,
        each.offsetWidth,
      ])
    const before = places()
    expect(button.hasAttribute('disabled')).toBe(true)
    resolve?.(sold)
    await poll(() => button.hasAttribute('disabled')).toBe(false)
    expect(places()).toEqual(before)
  })

  it('[ONR-1] decides at once by what was sold at the last visit', async () => {
    const items = new Map([['@latchkey/onramp_networks', 'eip155:10']])
    const answers = { ...onrampAnswers(), '/v1/onramp/vendors': () => new Promise(() => undefined) }
    const { latchkey } = await openOnrampSite({ answers, items })
    await openView(latchkey, { view: 'Account' })
    await findInside('[data-part="receive"]')
    expect(all('[data-part="onramp"]')).toHaveLength(0)
  })
})

describe('the view for buying', () => {
  it('[ONR-1] shows the vendors’ prices and fees, the best first, and no amount before', async () => {
    await open()
    expect(shadowOf().querySelector<HTMLInputElement>('[data-part="amount-input"]')?.value).toBe('')
    expect(rows().map((row) => [row.dataset.vendor, row.hasAttribute('disabled')])).toEqual([
      ['one', true],
      ['two', true],
    ])
    expect(all('[data-part="vendor-amount"]')).toEqual([])
    await enter('100')
    await poll(() => all('[data-part="vendor-amount"]').map((each) => each.textContent)).toEqual([
      '0.031 ETH',
      '0.03 ETH',
    ])
    const [first, second] = rows()
    expect(first?.textContent).toContain('Vendor Two')
    expect(first?.textContent).toContain('Fees $1.99')
    expect(first?.textContent).toContain('Best price')
    expect(second?.textContent).not.toContain('Best price')
    expect(textOf('[data-part="buy-receiver"]')).toContain('on Ethereum')
  })

  it('[ONR-1] says what a vendor charges in all, which is not the best price if it gives more for it', async () => {
    await page.viewport(360, 700)
    onTestFinished(() => page.viewport(1024, 768))
    await open({ answers: withFeesOnTop(onrampAnswers()) })
    await enter('100')
    await poll(() => all('[data-part="vendor-amount"]').map((each) => each.textContent)).toEqual([
      '0.03 ETH',
      '0.031 ETH',
    ])
    const [first, second] = rows()
    expect(first?.dataset.vendor).toBe('one')
    expect(first?.textContent).toContain('Best price')
    expect(first?.textContent).not.toContain('You pay')
    expect(second?.textContent).not.toContain('Best price')
    const note = second?.querySelector('[data-part="row-secondary"]')
    expect(note?.textContent).toBe('You pay $104.20 · Fees $1.99')
    // All of it can be read.
    expect(note?.scrollWidth).toBe(note?.clientWidth)
  })

  it.each([
    ['5', 'The least you can pay is $10.'],
    ['1000', 'The most you can pay is $900.'],
    ['1.234', 'Enter a number with at most two decimals.'],
  ])('[ONR-1] says about %s: %s', async (amount, hint) => {
    await open()
    await enter(amount)
    await poll(() => textOf('[data-part="buy-hint"]')).toBe(hint)
    expect(rows().every((row) => row.hasAttribute('disabled'))).toBe(true)
  })

  it('[ONR-1] names the limits of a vendor that the amount is outside of', async () => {
    await open()
    await enter('600')
    await poll(() => textOf('[data-vendor="one"]')).toContain('From $20 to $500')
    expect(shadowOf().querySelector('[data-vendor="one"]')?.hasAttribute('disabled')).toBe(true)
  })

  it('[ONR-1] lets a vendor tell its price on its own page, with the usual fees of the known ones', async () => {
    const [first, second] = vendors
    const answers = {
      ...onrampAnswers(),
      '/v1/onramp/vendors': {
        country: 'DE',
        providers: [{ ...first, id: 'coinbase', label: 'Coinbase' }, second],
        networks: ['eip155:1'],
      },
      '/v1/onramp/quotes': {
        quotes: [],
        declined: ['coinbase', 'two'].map((provider) => ({ provider, reason: 'unknown' })),
      },
    }
    await open({ answers })
    await enter('100')
    await poll(() => textOf('[data-vendor="two"]')).toContain('Price on the provider’s page')
    expect(textOf('[data-vendor="coinbase"]')).toContain('Fees usually 1% to 2%')
    expect(rows().some((row) => row.hasAttribute('disabled'))).toBe(false)
  })

  it('[ONR-1] fills in a suggested amount, and changes token, currency and way to pay', async () => {
    const { latchkey } = await open()
    expect(all('[data-part="preset"]').map((each) => each.textContent)).toEqual(['$100', '$250', '$500'])
    await userEvent.click(await findInside('[data-part="preset"][data-choice="250"]'))
    expect(latchkey.getState().onramp?.form.amount).toBe('250')
    await userEvent.click(await findInside('[data-part="choose-token-to-buy"]'))
    await findView('OnRampTokenSelect')
    await userEvent.click(await findInside('[data-part="token-row"][data-token="LKD"]'))
    await findView('OnRampProviders')
    await poll(() => textOf('[data-part="choose-token-to-buy"]')).toContain('Local Dollar')
    await userEvent.click(await findInside('[data-part="choose-token"]'))
    await findView('OnRampFiatSelect')
    await userEvent.click(await findInside('[data-part="currency-row"][data-currency="EUR"]'))
    await findView('OnRampProviders')
    await poll(() => rows().map((row) => row.dataset.vendor)).toEqual(['two'])
    await userEvent.click(await findInside('[data-part="method"][data-choice="sepa"]'))
    await poll(() => textOf('[data-vendor="two"]')).toContain('Vendor Two')
    expect(latchkey.getState().onramp?.form).toMatchObject({ fiat: 'EUR', method: 'sepa', amount: '250' })
  })

  it('[ONR-1] asks for the country first, and says where nobody sells', async () => {
    const answers = {
      ...onrampAnswers(),
      '/v1/onramp/vendors': (url: URL) => {
        const country = url.searchParams.get('country')
        return { country, providers: country === 'DE' ? vendors : [], networks: ['eip155:1'] }
      },
    }
    await open({ answers })
    await poll(() => textOf('[data-part="buy-hint"]')).toBe('Choose your country to see who sells there.')
    const select = (await findInside('[data-part="country"]')) as HTMLSelectElement
    expect(select.options.length).toBeGreaterThan(240)
    await userEvent.selectOptions(select, 'FR')
    await poll(() => textOf('[data-part="empty-state"]')).toContain('in your country')
    await userEvent.selectOptions(select, 'DE')
    await poll(() => rows().length).toBe(2)
  })

  it('[ONR-1] keeps the form with its usual limits where vendors can’t be reached', async () => {
    const answers = onrampAnswers()
    const sold = answers['/v1/onramp/vendors']
    answers['/v1/onramp/vendors'] = 400
    await open({ answers })
    await enter('5')
    await poll(() => textOf('[data-part="buy-hint"]')).toBe('The least you can pay is $10.')
    await enter('25001')
    await poll(() => textOf('[data-part="buy-hint"]')).toBe('The most you can pay is $7,500.')
    expect(rows()).toHaveLength(0)
    answers['/v1/onramp/vendors'] = sold
    await userEvent.click(await findControl('Try again'))
    await poll(() => rows().length).toBe(2)
  })

  it('[ONR-1] says that prices did not load, and asks again', async () => {
    const answers = onrampAnswers()
    const quotes = answers['/v1/onramp/quotes']
    answers['/v1/onramp/quotes'] = 400
    await open({ answers })
    await enter('100')
    await findInside('[data-part="quote-fault"]')
    expect(all('[data-part="vendor-amount"]')).toEqual([])
    answers['/v1/onramp/quotes'] = quotes
    await userEvent.click(await findControl('Try again'))
    await poll(() => all('[data-part="vendor-amount"]').length).toBe(2)
  })

  it.each(['ar', 'de'] as const)(
    '[ONR-1] keeps every amount in one line, beside its sign, in %s',
    async (locale) => {
      await page.viewport(360, 700)
      onTestFinished(() => page.viewport(1024, 768))
      await open({ locale })
      const lines = (selector: string) =>
        all(selector).map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
        })
      expect(lines('[data-part="preset"] bdi')).toEqual([1, 1, 1])
      for (const chip of all('[data-part="preset"]'))
        expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
      const input = await findInside('[data-part="amount-input"]')
      const sign = input.previousElementSibling
      expect(sign === null).toBe(locale === 'ar')
      if (sign) expect(lines('[data-part="amount-input"]').length + sign.getClientRects().length).toBe(2)
      // The digits begin at the side where the visitor begins to read.
      expect(getComputedStyle(input).textAlign).toBe(locale === 'ar' ? 'right' : 'left')
    },
  )

  it('[ONR-1] leads to the explanation', async () => {
    const { latchkey } = await open()
    await userEvent.click(await findInside('[data-part="what-is-a-buy"]'))
    await findView('WhatIsABuy')
    expect(latchkey.getState().events.data).toMatchObject({ event: 'SELECT_WHAT_IS_A_BUY' })
  })

  it('[FLG-3] offers nothing in a restricted time zone, also if a site opens the view', async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Shanghai' }
    }
    onTestFinished(() => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
    })
    const { latchkey, gateway } = await openOnrampSite()
    await openView(latchkey, { view: 'OnRampProviders' })
    await poll(() => textOf('[data-part="empty-state"]')).toContain('Buying isn’t available here')
    await latchkey.open({ view: 'Account' })
    await findInside('[data-part="receive"]')
    expect(all('[data-part="onramp"]')).toHaveLength(0)
    expect(gateway?.asked.map(({ pathname }) => pathname)).not.toContain('/v1/onramp/vendors')
  })

  it('opens one window in the click, which the vendor’s page can’t use to reach this one', async () => {
    const windows = holdWindows()
    await open()
    await enter('100')
    await poll(() => all('[data-part="vendor-amount"]').length).toBe(2)
    await userEvent.click(await findInside('[data-vendor="two"]'))
    await findView('BuyInProgress')
    await poll(() => windows.map(({ location, opener }) => [location.href, opener])).toEqual([
      ['https://vendor.example/pay?signature=1', null],
    ])
  })

  it.each([
    ['en', 'light', 1024],
    ['ar', 'dark', 320],
  ] as const)('has no accessibility problem in %s, %s, %i px', async (locale, themeMode, width) => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    await page.viewport(width, 700)
    onTestFinished(() => page.viewport(1024, 768))
    await open({ locale, themeMode })
    await enter('100')
    await poll(() => all('[data-part="vendor-amount"]').length).toBe(2)
    const { violations } = await axe.run(document.querySelector('latchkey-modal') as Element)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    const body = shadowOf().querySelector('[data-part="body"]')
    expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0)
  })
})
