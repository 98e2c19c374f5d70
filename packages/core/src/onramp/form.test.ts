import { describe, expect, it } from 'vitest'
import {
  boughtDollar,
  boughtEther,
  onrampAnswers,
  setUpOnramp,
  soldVendors,
  withFeesOnTop,
} from '../testing/setUpOnramp'
import { settle } from '../testing/setUpSend'

const quotesPath = '/v1/onramp/quotes'

async function filled(amount = '100', options: Parameters<typeof setUpOnramp>[0] = {}) {
  const site = await setUpOnramp(options)
  await site.actions.load()
  site.actions.setAsset(boughtEther)
  site.actions.setAmount(amount)
  await site.rest()
  return site
}

describe('the form for buying', () => {
  it('[ONR-1] offers what vendors sell on the network: currencies, ways to pay, tokens', async () => {
    const { actions, view } = await setUpOnramp()
    await actions.load()
    expect(view()).toMatchObject({
      country: 'DE',
      isCountryAsked: false,
      currencies: ['EUR', 'USD'],
      fiat: 'USD',
      methods: ['card', 'sepa'],
      method: 'card',
      label: 'add-amount',
    })
    expect(view().assets.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    // The default of the specification.
    expect(view().asset?.caip19).toBe(boughtDollar)
  })

  it('[ONR-1] shows only amounts that a vendor gave, the best first, and its fees', async () => {
    const { view, bodies } = await filled()
    expect(bodies(quotesPath).at(-1)).toEqual({
      country: 'DE',
      method: 'card',
      fiat: 'USD',
      amount: '100',
      asset: boughtEther,
    })
    expect(view().offers.map(({ vendor, quote }) => [vendor.id, quote?.receive.amount])).toEqual([
      ['two', '31000000000000000'],
      ['one', '30000000000000000'],
    ])
    expect(view().offers[0]?.quote?.fees).toEqual([{ kind: 'provider', amount: '1.50', currency: 'USD' }])
  })

  it('[ONR-1] puts a vendor that gives more for even more money behind the others', async () => {
    const { view } = await filled('100', { answers: withFeesOnTop(onrampAnswers()) })
    expect(view().offers.map(({ vendor, quote }) => [vendor.id, quote?.pay.amount])).toEqual([
      ['one', '100'],
      ['two', '104.2'],
    ])
  })

  it('[ONR-1] has no price where no vendor tells one, and says why', async () => {
    const answers = onrampAnswers()
    answers[quotesPath] = { quotes: [], declined: [{ provider: 'two', reason: 'unknown' }] }
    const { view } = await filled('100', { answers })
    expect(view().offers.map(({ vendor, quote, declined }) => [vendor.id, quote, declined])).toEqual([
      ['one', null, null],
      ['two', null, 'unknown'],
    ])
  })

  it('[ONR-1] ignores quotes for another token or currency', async () => {
    const answers = onrampAnswers()
    const quote = { provider: 'two', fees: [], expiresAt: 1 }
    answers[quotesPath] = {
      quotes: [
        { ...quote, pay: { amount: '1', currency: 'EUR' }, receive: { amount: '9', asset: boughtEther } },
        { ...quote, pay: { amount: '1', currency: 'USD' }, receive: { amount: '9', asset: boughtDollar } },
      ],
      declined: [],
    }
    const { view } = await filled('100', { answers })
    expect(view().offers.map(({ quote }) => quote)).toEqual([null, null])
  })

  it.each([
    ['', 'add-amount'],
    ['0', 'add-amount'],
    ['abc', 'incorrect-value'],
    ['-5', 'incorrect-value'],
    ['10.001', 'incorrect-value'],
    ['1e3', 'incorrect-value'],
    ['9.99', 'too-little'],
    ['10', 'ready'],
    ['900', 'ready'],
    ['900.01', 'too-much'],
  ])('[ONR-1] says about the amount %j: %s', async (amount, label) => {
    const { view, gateway } = await filled(amount)
    expect(view().label).toBe(label)
    expect(gateway.paths().filter((path) => path === quotesPath)).toHaveLength(label === 'ready' ? 1 : 0)
  })

  it('[ONR-1] keeps each vendor to its own limits', async () => {
    const { view } = await filled('600')
    expect(
      view().offers.map(({ vendor, isInLimits, quote }) => [vendor.id, isInLimits, quote !== null]),
    ).toEqual([
      ['two', true, true],
      ['one', false, false],
    ])
  })

  it.each([
    ['card', '7500.00'],
    ['ach_bank_account', '25000.00'],
  ])('[ONR-1] takes 10.00 to the usual limit by %s while vendors are unknown', async (method, max) => {
    const answers = onrampAnswers()
    answers['/v1/onramp/vendors'] = 500
    const { actions, view, rest } = await setUpOnramp({ answers })
    void actions.load()
    // It tries again by itself, for a while.
    for (let turn = 0; turn < 12; turn += 1) await rest(20_000)
    expect(view().error?.code).toBe('http/status')
    actions.setMethod(method)
    expect(view()).toMatchObject({
      currencies: ['EUR', 'USD'],
      methods: ['card', 'ach_bank_account'],
      limits: { min: '10.00', max },
      offers: [],
      assets: [],
    })
    answers['/v1/onramp/vendors'] = { country: 'DE', providers: soldVendors }
    await actions.reload()
    expect(view()).toMatchObject({ error: null, methods: ['card', 'sepa'] })
  })

  it('[ONR-1] asks for the country where the gateway does not know it, and remembers it', async () => {
    const answers = onrampAnswers()
    answers['/v1/onramp/vendors'] = ({ url }: { url: URL }) => {
      const country = url.searchParams.get('country')
      return { country, providers: country === 'DE' ? soldVendors : [], networks: ['eip155:1'] }
    }
    const first = await setUpOnramp({ answers })
    await first.actions.load()
    expect(first.view()).toMatchObject({ label: 'add-country', isCountryAsked: true, networks: ['eip155:1'] })
    first.actions.setCountry('FR')
    await settle()
    expect(first.view()).toMatchObject({ country: 'FR', vendors: [], offers: [] })
    first.actions.setCountry('DE')
    await settle()
    expect(first.view()).toMatchObject({ country: 'DE', label: 'add-amount' })
    expect(first.view().assets).toHaveLength(2)
    const { adapter, browser } = first
    const second = await setUpOnramp({ answers, kept: { adapter, browser } })
    await second.actions.load()
    expect(second.view()).toMatchObject({ country: 'DE', isCountryAsked: true, label: 'add-amount' })
  })

  it.each([true, false])(
    '[ONR-1] sells for the last country the visitor chose, if the answer for an earlier one comes late (%s)',
    async (isAnswered) => {
      const answers = onrampAnswers()
      let release: (() => void) | undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      answers['/v1/onramp/vendors'] = ({ url }: { url: URL }) => {
        const country = url.searchParams.get('country')
        const answer = { country, providers: country === 'DE' ? soldVendors : [], networks: ['eip155:1'] }
        return country === 'FR' ? released.then(() => (isAnswered ? answer : 500)) : answer
      }
      const { actions, view, rest } = await setUpOnramp({ answers })
      await actions.load()
      actions.setCountry('FR')
      await settle()
      actions.setCountry('DE')
      await settle()
      release?.()
      // It tries again by itself, for a while.
      for (let turn = 0; turn < 12; turn += 1) await rest(20_000)
      expect(view()).toMatchObject({ country: 'DE', isLoading: false, error: null })
      expect(view().assets).toHaveLength(2)
    },
  )

  it('[ONR-1] shows no price of the last country beside the vendors of another one', async () => {
    const answers = onrampAnswers()
    const country = (question: { init: RequestInit }) => JSON.parse(String(question.init.body)).country
    const scripted = answers[quotesPath] as (question: { init: RequestInit }) => object
    answers['/v1/onramp/vendors'] = ({ url }: { url: URL }) => ({
      country: url.searchParams.get('country'),
      providers: soldVendors,
      networks: ['eip155:1'],
    })
    const late: (() => void)[] = []
    let isHeld = false
    answers[quotesPath] = (question: { init: RequestInit }) =>
      isHeld || country(question) === 'FR'
        ? new Promise((resolve) => late.push(() => resolve(scripted(question))))
        : scripted(question)
    const { actions, view, rest } = await setUpOnramp({ answers })
    await actions.load()
    actions.setCountry('DE')
    await settle()
    actions.setAsset(boughtEther)
    actions.setAmount('100')
    await rest()
    const prices = () => view().offers.map(({ quote, declined }) => [quote?.receive.amount, declined])
    expect(prices()[0]).toEqual(['31000000000000000', null])
    // One more question for the old country is on its way.
    isHeld = true
    actions.refresh()
    await settle()
    actions.setCountry('FR')
    expect(view()).toMatchObject({ country: 'FR', form: { quotes: [], declined: [], isQuoting: true } })
    await settle()
    const none = [undefined, null]
    expect(prices()).toEqual([none, none])
    expect(late).toHaveLength(2)
    late[0]?.()
    await settle()
    expect(prices()).toEqual([none, none])
    late[1]?.()
    await settle()
    expect(prices()[0]).toEqual(['31000000000000000', null])
    expect(view().form.isQuoting).toBe(false)
  })

  it('ignores the answer to an older amount', async () => {
    const answers = onrampAnswers()
    const scripted = answers[quotesPath] as (question: { init: RequestInit }) => object
    const late: ((value: object) => void)[] = []
    answers[quotesPath] = (question: { init: RequestInit }) =>
      String(question.init.body).includes('"100"')
        ? new Promise((resolve) => late.push(() => resolve({ quotes: [], declined: [] })))
        : scripted(question)
    const { actions, view, rest } = await filled('100', { answers })
    actions.setAmount('200')
    await rest()
    expect(view().offers[0]?.quote?.pay.amount).toBe('200')
    for (const answer of late) answer({})
    await settle()
    expect(view().offers[0]?.quote?.pay.amount).toBe('200')
    expect(view().form.isQuoting).toBe(false)
  })

  it('[FLG-1] [FLG-3] asks nobody where the site or the time zone has no buying', async () => {
    const off = await setUpOnramp({ features: { onramp: false } })
    await off.actions.load()
    const zone = await setUpOnramp({ parts: { timeZone: 'Asia/Shanghai' } })
    await zone.actions.load()
    for (const { gateway } of [off, zone]) expect(gateway.paths()).not.toContain('/v1/onramp/vendors')
  })
})
