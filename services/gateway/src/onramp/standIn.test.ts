import { createHmac } from 'node:crypto'
import { getHistory, getOnrampProviders, postOnrampQuotes } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { setUpOnramp, usualOrder } from '../testing/onramp/setUpOnramp'
import { isSignedUrl, signUrl } from './moonpay/signUrl'
import { createOrders } from './orders/createOrders'
import { nextPayment } from './stand-in/standInStore'

const { gateway, post, tryOrder, order, read, open, press, waitFor, balanceOf, tokenBalanceOf } =
  setUpOnramp()
const receiver = testAccounts[5].address
const { dollar } = getSeedContracts()
/** 100 dollars less 1.50, at 3,000 dollars for an ether. */
const bought = 32_833_333_333_333_333n

describe('buying from the stand-in vendor', () => {
  it('[ONR-1] lists what it sells, and asks for the country first', async () => {
    const unasked = parse(getOnrampProviders.output, await (await gateway().ask('/v1/onramp/vendors')).json())
    expect(unasked).toEqual({ country: null, providers: [], networks: ['eip155:31337'] })
    const answer = await gateway().ask('/v1/onramp/vendors?country=DE')
    const { country, providers } = parse(getOnrampProviders.output, await answer.json())
    expect(country).toBe('DE')
    expect(providers[0]).toMatchObject({
      id: 'stand-in',
      fiat: [{ id: 'USD' }, { id: 'EUR' }, { id: 'GBP' }],
      assets: [
        { symbol: 'ETH' },
        { symbol: 'LKD', caip19: `eip155:31337/erc20:${dollar.toLowerCase()}` },
        { symbol: 'LKT' },
      ],
    })
    expect(providers[0]?.fiat[0]?.methods[0]).toEqual({ id: 'card', min: '10.00', max: '7500.00' })
  })

  it('[ONR-1] quotes an amount, and pays exactly that, once', async () => {
    const quoted = await post('/v1/onramp/quotes', usualOrder)
    const { quotes } = parse(postOnrampQuotes.output, await quoted.json())
    expect(quotes).toMatchObject([
      { provider: 'stand-in', pay: { amount: '100', currency: 'USD' }, receive: { amount: `${bought}` } },
    ])
    const before = await balanceOf(receiver)
    const started = await order()
    expect((await read(started)).state).toBe('created')
    const page = await open(started)
    await waitFor(started, 'needs-payment')
    const shown = await (await gateway().app.request(page)).text()
    expect(shown).toContain('100 USD')
    expect(shown).toContain('0.032833333333333333 ETH')
    expect(shown).not.toContain('<script')
    const returned = await Promise.all([press(page, 'pay'), press(page, 'pay'), press(page, 'slow')])
    for (const answer of returned)
      expect(answer.headers.get('location')).toBe(`http://gateway.test/v1/onramp/return/${started.orderId}`)
    const done = await waitFor(started, 'done')
    expect(done).toMatchObject({
      amount: `${bought}`,
      provider: 'stand-in',
      hash: expect.stringMatching(/^0x/),
    })
    expect((await balanceOf(receiver)) - before).toBe(bought)
    // Deciding again after the end changes nothing.
    await press(page, 'decline')
    expect((await read(started)).state).toBe('done')
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] pays out tokens', async () => {
    const before = await tokenBalanceOf(dollar, receiver)
    const started = await order({
      asset: `eip155:31337/erc20:${dollar.toLowerCase()}`,
      fiat: 'EUR',
      amount: '10',
    })
    await press(await open(started), 'pay')
    await waitFor(started, 'done')
    expect((await tokenBalanceOf(dollar, receiver)) - before).toBe(10_835_000n)
  })

  it('[ONR-1] pays nothing when declined, and later when slow', async () => {
    const before = await balanceOf(receiver)
    const declined = await order()
    await press(await open(declined), 'decline')
    expect(await waitFor(declined, 'failed')).toMatchObject({ reason: 'declined' })
    const slow = await order()
    await press(await open(slow), 'slow')
    await waitFor(slow, 'paid')
    expect((await balanceOf(receiver)) - before).toBe(0n)
    await waitFor(slow, 'done')
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] lets orders expire that nobody opens or pays, and takes money that comes later after all', async () => {
    const { database } = gateway().services
    const after = (minutes: number) => createOrders(database, () => Date.now() + minutes * 60_000)
    const stateAfter = async (minutes: number, { orderId, secret }: { orderId: string; secret: string }) =>
      (await after(minutes).find(orderId, secret))?.state
    const [unopened, opened] = [await order(), await order()]
    const page = await open(opened)
    await waitFor(opened, 'needs-payment')
    expect(await stateAfter(4, unopened)).toBe('created')
    expect(await stateAfter(6, unopened)).toBe('expired')
    expect(await stateAfter(34, opened)).toBe('needs-payment')
    expect(await stateAfter(36, opened)).toBe('expired')
    // Read again at the right time: it stays so.
    expect((await read(opened)).state).toBe('expired')
    await press(page, 'pay')
    await waitFor(opened, 'done')
  })

  it('[ONR-1] pays nothing on a page that was left open for too long', async () => {
    const { database } = gateway().services
    const before = await balanceOf(receiver)
    const started = await order()
    const page = await open(started)
    await database.query(
      "update stand_in_payments set ends_at = now() - interval '1 second' where order_id = $1",
      [started.orderId],
    )
    const late = await gateway().app.request(page)
    expect([late.status, (await late.text()).includes('This link has expired')]).toEqual([410, true])
    for (const choice of ['pay', 'slow'] as const) await press(page, choice)
    const paid = await database.query('select state from stand_in_payments where order_id = $1', [
      started.orderId,
    ])
    expect(paid).toEqual([{ state: 'open' }])
    expect(await balanceOf(receiver)).toBe(before)
  })

  it('[ONR-1] pays many orders at once, each once', async () => {
    const before = await balanceOf(receiver)
    const started = await Promise.all(Array.from({ length: 8 }, () => order()))
    await Promise.all(started.map(async (one) => press(await open(one), 'pay')))
    const done = await Promise.all(started.map((one) => waitFor(one, 'done')))
    expect(new Set(done.map(({ hash }) => hash)).size).toBe(8)
    expect((await balanceOf(receiver)) - before).toBe(8n * bought)
  })
})

it('[ONR-2] lists purchases of an account for existing clients, without what was paid', async () => {
  const buyer = testAccounts[6].address
  const ask = async () => {
    const path = `/v1/account/${buyer}/history?chainId=eip155:31337&onramp=coinbase`
    return parse(getHistory.output, await (await gateway().ask(path)).json())
  }
  const started = await order({ receiver: `eip155:31337:${buyer}` })
  expect(await ask()).toEqual({ data: [], next: null })
  await press(await open(started), 'pay')
  const { hash } = await waitFor(started, 'done')
  expect(await ask()).toMatchObject({
    data: [
      {
        // The whole id would let others name the order to its vendor.
        id: started.orderId.slice(0, 13),
        metadata: { operationType: 'buy', hash, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' },
        transfers: [
          {
            fungible_info: { symbol: 'ETH' },
            quantity: { numeric: '0.032833333333333333' },
            direction: 'in',
            value: null,
          },
        ],
      },
    ],
  })
})

describe('an attacker', () => {
  it('[ONR-1] gets nothing from a link with one changed digit', async () => {
    const started = await order()
    const changes = [
      (url: string) => url.replace('baseCurrencyAmount=100', 'baseCurrencyAmount=101'),
      (url: string) => url.replace('quoteCurrencyAmount=0.03', 'quoteCurrencyAmount=0.93'),
      (url: string) => url.replace(/walletAddress=0x./, 'walletAddress=0x0'),
      (url: string) => url.replace(/expires=1/, 'expires=2'),
      (url: string) => `${url}&quoteCurrencyAmount=900`,
      (url: string) => url.replace(/&signature=.*/, ''),
      (url: string) => url.replace(/signature=[^&]+/, 'signature=%E0%A4%A'),
    ]
    for (const change of changes) {
      expect(change(started.url)).not.toBe(started.url)
      const answer = await gateway().app.request(change(started.url))
      expect(answer.status, change(started.url)).toBe(403)
    }
    expect((await read(started)).state).toBe('created')
    await open(started)
  })

  it('[ONR-1] gets nothing from a link used twice, or too late', async () => {
    const started = await order()
    await open(started)
    const again = await gateway().app.request(started.url)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('This link was used before')
    const late = await order()
    const secret = gateway().services.onramp.standIn?.secret ?? ''
    const url = new URL(late.url.replace(/&signature=.*/, ''))
    url.searchParams.set('expires', `${Date.now() - 1}`)
    const signed = signUrl(url, secret)
    expect(isSignedUrl(new URL(signed), secret)).toBe(true)
    const expired = await gateway().app.request(signed)
    expect([expired.status, (await expired.text()).includes('This link has expired')]).toEqual([410, true])
  })

  it('[ONR-1] reads no order without its secret', async () => {
    const [one, other] = [await order(), await order()]
    const ask = (id: string, secret: string) => post(`/v1/onramp/orders/${id}`, { secret })
    expect((await ask(one.orderId, other.secret)).status).toBe(404)
    expect((await ask('nobody', one.secret)).status).toBe(404)
    expect((await ask(one.orderId, 'short')).status).toBe(422)
    // Never in a URL, which logs and proxies keep.
    expect((await gateway().ask(`/v1/onramp/orders/${one.orderId}?secret=${one.secret}`)).status).toBe(501)
  })

  it('[ONR-1] forges no webhook', async () => {
    const started = await order()
    const body = JSON.stringify({ data: { externalTransactionId: started.orderId, status: 'completed' } })
    const send = (header: string, text = body) =>
      gateway().app.request('/v1/onramp/webhooks/stand-in', {
        method: 'POST',
        headers: { 'stand-in-signature': header },
        body: text,
      })
    const secret = gateway().services.onramp.standIn?.secret ?? ''
    const sign = (time: number, key: string, text = body) =>
      `t=${time},s=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`
    const now = Math.floor(Date.now() / 1000)
    for (const header of ['', 't=1', sign(now, 'guess'), sign(now - 301, secret), sign(now + 301, secret)])
      expect((await send(header)).status, header).toBe(401)
    expect((await send(sign(now, secret), `${body} `)).status).toBe(401)
    expect((await read(started)).state).toBe('created')
    // A genuine one, however often and in whatever order, moves the order forward once.
    const told = (status: string, more: object = {}) =>
      JSON.stringify({ data: { externalTransactionId: started.orderId, status, ...more } })
    const genuine = async (text: string) => (await send(sign(now, secret, text), text)).status
    expect(await genuine(told('completed', { cryptoTransactionId: '0xabc', quoteCurrencyAmount: 0.5 }))).toBe(
      200,
    )
    const done = await read(started)
    expect(done).toMatchObject({ state: 'done', hash: '0xabc', amount: '500000000000000000' })
    for (const late of ['waitingPayment', 'pending', 'failed', 'completed'])
      expect(await genuine(told(late, { cryptoTransactionId: '0xdef' }))).toBe(200)
    expect(await read(started)).toEqual(done)
    // Genuine, but about nobody's order.
    expect(await genuine(JSON.stringify({ type: 'customer_created' }))).toBe(200)
    expect(await genuine(told('completed').replace(started.orderId, 'not-an-order'))).toBe(200)
  })

  it('[ONR-1] orders nothing to a place that is not an address of the chain', async () => {
    const receivers = [
      receiver,
      `eip155:1:${receiver}`,
      'eip155:31337:0x1234',
      `eip155:31337:0x${'0'.repeat(40)}`,
      // A wrong checksum: the case of one letter.
      `eip155:31337:${receiver.replace('A', 'a')}`,
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:11111111111111111111111111111111',
    ]
    for (const one of receivers) {
      const answer = await tryOrder({ receiver: one })
      expect([answer.status, await answer.json()], one).toMatchObject([400, { code: 'onramp/receiver' }])
    }
  })

  it.each([
    ['a refused country', { country: 'AQ' }, 403, 'onramp/country'],
    ['an unknown vendor', { provider: 'nobody' }, 400, 'onramp/vendor-unknown'],
    [
      'an unknown asset',
      { asset: 'eip155:31337/erc20:0x0000000000000000000000000000000000000001' },
      400,
      'onramp/not-offered',
    ],
    ['an unknown currency', { fiat: 'XXX' }, 400, 'onramp/not-offered'],
    ['too little', { amount: '9.99' }, 400, 'onramp/amount'],
    ['too much', { amount: '7500.01' }, 400, 'onramp/amount'],
    ['a script as the page to return to', { returnUrl: 'javascript:alert(1)' }, 400, 'onramp/return'],
  ])('[ONR-1] is refused with %s', async (_, change, status, code) => {
    const answer = await tryOrder(change)
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
  })

  it("[ONR-1] can't return visitors to a foreign page", async () => {
    const headers = { origin: 'http://localhost:4100' }
    const foreign = await tryOrder({ returnUrl: 'http://localhost:4999/' }, headers)
    expect(await foreign.json()).toMatchObject({ code: 'onramp/return' })
    const started = await order({ returnUrl: 'http://localhost:4100/bought' }, headers)
    const answer = await gateway().app.request(`/v1/onramp/return/${started.orderId}`)
    const page = await answer.text()
    expect(page).toContain('data-origin="http://localhost:4100"')
    expect(page).toContain('href="http://localhost:4100/bought"')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; .*frame-ancestors 'none'/,
    )
    expect(page).not.toContain(started.secret)
    const script = await gateway().app.request('/v1/onramp/return.js')
    expect(await script.text()).toContain('postMessage')
    expect((await gateway().app.request('/v1/onramp/return/nothing')).status).toBe(404)
  })
})

it('[ONR-1] leaves nothing undone', async () => {
  const { database } = gateway().services
  expect(await nextPayment(database, 'eip155:31337', Date.now())).toBeUndefined()
})
