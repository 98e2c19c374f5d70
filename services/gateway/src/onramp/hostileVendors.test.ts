import { getOnrampProviders } from '@latchkey/protocol'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  hmac,
  receiver,
  seconds,
  setUpVendors,
  usualOrder,
  vendorSecrets,
} from '../testing/onramp/setUpVendors'
import { startScriptedVendor } from '../testing/onramp/startScriptedVendor'
import { answerAsVendor } from '../testing/onramp/vendorShapes'

const { gateway, vendor, tryOrder, order, quotes, read, hook } = setUpVendors()

/** A quote of Coinbase with this amount. */
const coinbaseQuote = (value: string) => {
  const money = (currency: string) => `{"value":${value},"currency":"${currency}"}`
  return `{"payment_total":${money('EUR')},"purchase_amount":${money('ETH')},"coinbase_fee":${money('EUR')},
    "network_fee":${money('EUR')},"quote_id":"q"}`
}

describe('an order', () => {
  const tellMoonpay = async (data: object) => {
    const body = JSON.stringify({ type: 'transaction_updated', data })
    const time = seconds()
    const headers = {
      'moonpay-signature-v2': `t=${time},s=${hmac(vendorSecrets.moonpayWebhooks, `${time}.${body}`)}`,
    }
    expect(await hook('moonpay', headers, body)).toBe(200)
  }
  const tellCoinbase = async (event: object) => {
    const body = JSON.stringify(event)
    const time = seconds()
    const signature = `t=${time},h=,v1=${hmac(vendorSecrets.coinbaseWebhooks, `${time}...${body}`)}`
    expect(await hook('coinbase', { 'x-hook0-signature': signature }, body)).toBe(200)
  }
  const tellStripe = async (object: object) => {
    const body = JSON.stringify({ type: 'crypto.onramp_session.updated', data: { object } })
    const time = seconds()
    const signature = `t=${time},v1=${hmac(vendorSecrets.stripeWebhooks, `${time}.${body}`)}`
    expect(await hook('stripe', { 'stripe-signature': signature }, body)).toBe(200)
  }
  const others = `0x${'2'.repeat(40)}`

  it('[ONR-1] is not moved by a purchase for somebody else that names it', async () => {
    const moonpay = await order('moonpay')
    const { orderId: externalTransactionId } = moonpay
    const paid = { externalTransactionId, status: 'completed', cryptoTransactionId: '0xabc' }
    await tellMoonpay({ ...paid, walletAddress: others })
    expect((await read(moonpay)).state).toBe('created')
    await tellMoonpay({ ...paid, walletAddress: receiver })
    expect((await read(moonpay)).state).toBe('done')

    const coinbase = await order('coinbase')
    const failed = { eventType: 'onramp.transaction.failed', partnerUserRef: coinbase.orderId }
    await tellCoinbase({ ...failed, walletAddress: others })
    expect((await read(coinbase)).state).toBe('created')
    await tellCoinbase({ ...failed, walletAddress: receiver })
    expect((await read(coinbase)).state).toBe('failed')

    const stripe = await order('stripe')
    const session = { status: 'fulfillment_complete', metadata: { order: stripe.orderId } }
    await tellStripe({ ...session, transaction_details: { wallet_address: others } })
    expect((await read(stripe)).state).toBe('created')
    await tellStripe({ ...session, transaction_details: { wallet_address: receiver } })
    expect((await read(stripe)).state).toBe('done')
  })

  it.each([
    ['an amount that is too long', { quoteCurrencyAmount: 1e300 }],
    ['a hash that no database stores', { cryptoTransactionId: '0x\u0000' }],
  ])('[ONR-1] is still done, and can be read, after %s', async (_, lie) => {
    const started = await order('moonpay')
    const told = { externalTransactionId: started.orderId, status: 'completed', ...lie }
    await tellMoonpay(told)
    const done = await read(started)
    expect([done.state, done.amount, done.hash]).toEqual(['done', undefined, undefined])
  })

  it('[ONR-1] is done when the visitor paid with a second card, and stays so', async () => {
    const started = await order('moonpay')
    const { orderId: externalTransactionId } = started
    const failed = { externalTransactionId, status: 'failed', failureReason: 'card_declined' }
    await tellMoonpay(failed)
    expect(await read(started)).toMatchObject({ state: 'failed', reason: 'card-declined' })
    await tellMoonpay({ externalTransactionId, status: 'pending' })
    expect((await read(started)).state).toBe('failed')
    await tellMoonpay({ externalTransactionId, status: 'completed', cryptoTransactionId: '0xabc' })
    await tellMoonpay(failed)
    const done = await read(started)
    expect(done).toMatchObject({ state: 'done', hash: '0xabc' })
    expect(done.reason).toBeUndefined()
  })
})

describe('a hostile vendor', () => {
  it.each([
    'javascript:alert(1)//crypto.link.com',
    'data:text/html,hi',
    'https://crypto.link.com.evil.example/',
    'https://user@crypto.link.com/',
    'http://crypto.link.com/',
    'not a url',
  ])('[ONR-1] never sends visitors to %s', async (url) => {
    const { asset: _, ...rest } = usualOrder
    // Known from the tests above, so only the session is asked for.
    await order('stripe')
    vendor().break((response) => response.end(JSON.stringify({ id: 'cos_2', redirect_url: url })))
    const answer = await tryOrder('stripe', rest)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'onramp/vendor-down' }])
  })

  it('[ONR-1] fills no memory and holds up nobody', async () => {
    await quotes()
    const failed = ['failed', 'failed', 'failed']
    const reasons = async () => (await quotes()).declined.map(({ reason }) => reason)
    // Good answers of Stripe, but after 10 MB of nothing, or in another place.
    const route = 'GET /v1/crypto/onramp/quotes'
    const good = JSON.stringify(
      answerAsVendor({ route, query: new URLSearchParams(), headers: {}, body: '' }),
    )
    vendor().break((response) => {
      const part = Buffer.alloc(1_000_000, ' ')
      for (let count = 0; count < 10; count += 1) response.write(part)
      response.end(good)
    })
    expect(await reasons()).toEqual(failed)
    const other = await startScriptedVendor(() => JSON.parse(good))
    vendor().break((response) => response.writeHead(302, { location: other.url }).end())
    expect(await reasons()).toEqual(failed)
    expect(other.calls).toEqual([])
    await other.stop()
    // The same without either is a quote.
    vendor().break((response) => response.end(good))
    expect(await reasons()).toEqual(['failed', 'failed'])
    vendor().break((response) => response.end('<html>'))
    expect(await reasons()).toEqual(failed)
    vendor().break(() => undefined)
    const began = performance.now()
    expect((await quotes()).declined.map(({ reason }) => reason)).toEqual([
      'too-slow',
      'too-slow',
      'too-slow',
    ])
    expect(performance.now() - began).toBeLessThan(8_000)
  }, 30_000)

  it.each([
    ['nested too deep', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['nested too deep in a field', `{"payment_total":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['an enormous number', coinbaseQuote('1e300')],
    ['a tiny number', coinbaseQuote('1e-300')],
    ['a number with too many digits', coinbaseQuote(`"${'9'.repeat(40)}"`)],
    ['a negative number', coinbaseQuote('-1')],
    [
      'a fee of too many digits',
      coinbaseQuote('1').replace('fee":{"value":1', `fee":{"value":"${'9'.repeat(40)}"`),
    ],
  ])('[ONR-1] takes no other vendor down with %s', async (_, text) => {
    await quotes()
    vendor().break((response, call) =>
      response.end(call.route === 'POST /onramp/v1/buy/quote' ? text : JSON.stringify(answerAsVendor(call))),
    )
    const { quotes: found, declined } = await quotes()
    expect(found.map(({ provider }) => provider)).toEqual(['moonpay', 'stripe'])
    expect(declined).toEqual([{ provider: 'coinbase', reason: 'failed' }])
  })

  it('[ONR-1] takes no other vendor down with limits that nobody can read', async () => {
    // A place that no other test asks about: offers are kept for a while.
    const query = 'country=DE&subdivision=BY'
    vendor().break((response, call) => {
      const options = answerAsVendor(call)
      const isOurs = call.route === 'GET /onramp/v1/buy/options'
      const text = JSON.stringify(options)
      response.end(isOurs ? text.replace('"1000"', `"${'9'.repeat(40)}"`) : text)
    })
    const answer = await gateway().ask(`/v1/onramp/vendors?${query}`)
    const { providers } = parse(getOnrampProviders.output, await answer.json())
    expect(providers.map(({ id }) => id)).toEqual(['moonpay', 'stripe'])
  })

  it('[ONR-1] never quotes in another currency or for nothing', async () => {
    await quotes()
    const total = { value: '100', currency: 'USD' }
    const fee = { value: '1', currency: 'USD' }
    const quote = { payment_total: total, coinbase_fee: fee, network_fee: fee, quote_id: 'q' }
    for (const purchase_amount of [
      { value: '0.03', currency: 'ETH' },
      { value: '0', currency: 'ETH' },
      { value: '30', currency: 'OTHER' },
    ]) {
      vendor().break((response) => response.end(JSON.stringify({ ...quote, purchase_amount })))
      expect((await quotes()).quotes).toEqual([])
    }
  })
})
