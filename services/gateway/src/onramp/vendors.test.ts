import { createPublicKey } from 'node:crypto'
import { getOnrampProviders } from '@latchkey/protocol'
import { MoonPay } from '@moonpay/moonpay-node'
import { decodeProtectedHeader, jwtVerify } from 'jose'
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
import { answerAsVendor } from '../testing/onramp/vendorShapes'

const { gateway, coinbaseKey, vendor, post, order, quotes, read, hook } = setUpVendors()

describe('vendors', () => {
  it('[ONR-1] are those that sell in the country, with the assets of the operator only', async () => {
    const ask = async (query: string) =>
      parse(getOnrampProviders.output, await (await gateway().ask(`/v1/onramp/vendors?${query}`)).json())
        .providers
    const german = await ask('country=DE')
    expect(german.map(({ id }) => id)).toEqual(['moonpay', 'coinbase', 'stripe'])
    expect(german.map(({ assets }) => assets.map(({ symbol }) => symbol))).toEqual([
      ['ETH', 'USDC'],
      ['ETH'],
      ['ETH', 'USDC'],
    ])
    expect(german[0]?.fiat).toEqual([{ id: 'EUR', methods: [{ id: 'card', min: '20', max: '12000' }] }])
    expect((await ask('country=US')).map(({ id }) => id)).toEqual(['moonpay', 'stripe'])
    expect(await ask('country=US&subdivision=HI')).toEqual([])
    // MoonPay's assets aren't sold in New York; Stripe's are.
    expect((await ask('country=US&subdivision=NY')).map(({ id }) => id)).toEqual(['stripe'])
    expect(await ask('country=CU')).toEqual([])
  })

  it('[ONR-1] quote exact amounts, the one that gives most for the money first', async () => {
    const { quotes: found, declined } = await quotes()
    expect(declined).toEqual([])
    expect(found.map(({ provider, pay, receive }) => [provider, pay.amount, receive.amount])).toEqual([
      ['coinbase', '100', '33000000000000000'],
      ['moonpay', '100', '32100000000000000'],
      ['stripe', '104.2', '31000000000000000'],
    ])
    expect(found[1]?.fees).toEqual([
      { kind: 'provider', amount: '3.99', currency: 'EUR' },
      { kind: 'network', amount: '0.56', currency: 'EUR' },
      { kind: 'partner', amount: '0', currency: 'EUR' },
    ])
  })

  it.each([
    // More Ether than all others give, but for more money.
    ['0.0335', '104.2', ['coinbase', 'stripe', 'moonpay']],
    ['0.035', '104.2', ['stripe', 'coinbase', 'moonpay']],
    // Totals that nobody agreed to, or that would look like a bargain.
    ['0.05', '150.01', ['coinbase', 'moonpay']],
    ['0.031', '79.99', ['coinbase', 'moonpay']],
  ])('[ONR-1] are sorted by all that they charge: %s Ether for %s', async (amount, total, order) => {
    vendor().break((response, call) => {
      const text = JSON.stringify(answerAsVendor(call))
      response.end(text.replace('"0.031"', `"${amount}"`).replace('"104.2"', `"${total}"`))
    })
    expect((await quotes()).quotes.map(({ provider }) => provider)).toEqual(order)
  })

  it('[ONR-1] that give no amount are shown without one', async () => {
    const { declined } = await quotes({ amount: '20' })
    // The others answer with the price of 100, which is not what was asked.
    expect(declined).toEqual([
      { provider: 'moonpay', reason: 'unknown' },
      { provider: 'coinbase', reason: 'failed' },
      { provider: 'stripe', reason: 'failed' },
    ])
    expect((await quotes({ amount: '10' })).declined[0]).toEqual({ provider: 'moonpay', reason: 'amount' })
    expect((await quotes({ country: 'CU' })).declined.map(({ reason }) => reason)).toEqual([
      'country',
      'country',
      'country',
    ])
  })

  it('[ONR-1] get orders of existing clients too', async () => {
    const answer = await post('/v1/generators/onrampurl', {
      destinationWallets: [{ address: receiver, blockchains: ['ethereum'], assets: ['ETH'] }],
      partnerUserId: receiver,
      defaultNetwork: 'ethereum',
      presetFiatAmount: 50,
    })
    const { url }: { url: string } = await answer.json()
    expect(url).toMatch(
      /^https:\/\/buy\.moonpay\.com\/\?apiKey=pk_test_key&currencyCode=eth&walletAddress=0x1/,
    )
    const options = await (await gateway().ask('/v1/onramp/options?country=DE')).json()
    expect(options).toMatchObject({
      paymentCurrencies: [{ id: 'EUR', payment_method_limits: [{ id: 'card', min: '1.00', max: '12000' }] }],
      purchaseCurrencies: [
        { symbol: 'ETH', networks: [{ name: 'ethereum', chain_id: '1' }] },
        { symbol: 'USDC' },
      ],
    })
    const quote = async (country: string) =>
      (
        await post('/v1/onramp/quote', {
          purchaseCurrency: options.purchaseCurrencies[0],
          paymentCurrency: options.paymentCurrencies[0],
          amount: '100',
          network: 'ETH',
          country,
        })
      ).json()
    expect(await quote('DE')).toMatchObject({
      paymentTotal: { amount: '100', currency: 'EUR' },
      paymentSubtotal: { amount: '98.25', currency: 'EUR' },
      purchaseAmount: { amount: '0.033', currency: 'ETH' },
      coinbaseFee: { amount: '1.5' },
    })
    expect(await quote('DE')).not.toHaveProperty('estimated')
    expect(await quote('CU')).toMatchObject({ paymentTotal: { amount: '100' }, estimated: true })
  })
})

describe('MoonPay', () => {
  it('[ONR-1] accepts our links by its own check, and none with a changed digit', async () => {
    const { url, orderId } = await order('moonpay')
    const { url: checker } = new MoonPay(vendorSecrets.moonpay)
    expect(checker.isSignatureValid(url)).toBe(true)
    expect(checker.isSignatureValid(url.replace('walletAddress=0x1', 'walletAddress=0x2'))).toBe(false)
    expect(checker.isSignatureValid(url.replace('Amount=100', 'Amount=101'))).toBe(false)
    const query = new URL(url).searchParams
    expect(query.get('externalTransactionId')).toBe(orderId)
    expect(query.get('redirectURL')).toBe(`http://gateway.test/v1/onramp/return/${orderId}`)
  })

  it('[ONR-1] moves orders by signed webhooks only', async () => {
    const started = await order('moonpay')
    const body = JSON.stringify({
      type: 'transaction_updated',
      data: {
        externalTransactionId: started.orderId,
        status: 'completed',
        cryptoTransactionId: '0xabc',
        quoteCurrencyAmount: 0.0321,
      },
    })
    const header = (key: string, time = seconds()) => ({
      'Moonpay-Signature-V2': `t=${time},s=${hmac(key, `${time}.${body}`)}`,
    })
    expect(await hook('moonpay', header('wrong'), body)).toBe(401)
    expect(await hook('moonpay', header(vendorSecrets.moonpayWebhooks, seconds() - 90_000), body)).toBe(401)
    expect(await hook('moonpay', {}, body)).toBe(401)
    // The key of one vendor moves no order of another.
    expect(await hook('stripe', header(vendorSecrets.moonpayWebhooks), body)).toBe(401)
    expect((await read(started)).state).toBe('created')
    expect(await hook('moonpay', header(vendorSecrets.moonpayWebhooks), body)).toBe(200)
    expect(await read(started)).toMatchObject({ state: 'done', hash: '0xabc', amount: '32100000000000000' })
    expect(await hook('nobody', header(vendorSecrets.moonpayWebhooks), body)).toBe(404)
  })
})

describe('Coinbase', () => {
  it('[ONR-1] gets a token for each call, and its page a session token', async () => {
    vendor().calls.length = 0
    const { url, orderId, expiresAt } = await order('coinbase')
    const call = vendor().calls.find(({ route }) => route === 'POST /onramp/v1/token')
    const jwt = `${call?.headers.authorization}`.replace('Bearer ', '')
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'EdDSA', kid: 'key-id', typ: 'JWT' })
    const { payload } = await jwtVerify(jwt, createPublicKey(coinbaseKey), { issuer: 'cdp' })
    const host = new URL(vendor().url).host
    expect(payload).toMatchObject({ sub: 'key-id', uris: [`POST ${host}/onramp/v1/token`] })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(120)
    expect(JSON.parse(call?.body ?? '')).toEqual({
      addresses: [{ address: receiver, blockchains: ['ethereum'] }],
      assets: ['ETH'],
    })
    expect(new URL(url).origin).toBe('https://pay.coinbase.com')
    const query = new URL(url).searchParams
    expect(query.get('sessionToken')).toBe('session-token-1')
    expect(query.get('partnerUserId')).toBe(orderId)
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(300_000)
  })

  it.each([
    ['8.8.8.8', '8.8.8.8'],
    // What the visitor wrote before the proxy appended the address.
    ['1.1.1.1, 8.8.8.8', '8.8.8.8'],
    ['2606:4700::1111', '2606:4700::1111'],
    ['10.0.0.1', undefined],
    ['not an address', undefined],
  ])("[ONR-1] learns the visitor's address from the operator's proxy: %s", async (forwarded, told) => {
    vendor().calls.length = 0
    for (const provider of ['coinbase', 'stripe'])
      await gateway().ask('/v1/onramp/sessions', {
        method: 'POST',
        headers: { 'x-forwarded-for': forwarded },
        body: JSON.stringify({ ...usualOrder, provider }),
      })
    const bodyOf = (route: string) => vendor().calls.find((call) => call.route === route)?.body ?? ''
    expect(JSON.parse(bodyOf('POST /onramp/v1/token')).clientIp).toBe(told)
    const form = new URLSearchParams(bodyOf('POST /v1/crypto/onramp_sessions'))
    expect(form.get('customer_ip_address') ?? undefined).toBe(told)
  })

  it('[ONR-1] moves orders by signed webhooks only', async () => {
    const started = await order('coinbase')
    const body = JSON.stringify({
      eventType: 'onramp.transaction.success',
      partnerUserRef: started.orderId,
      txHash: '0xdef',
      purchaseAmount: { value: '0.033', currency: 'ETH' },
    })
    const header = (key: string, type = 'application/json') => {
      const [time, names] = [seconds(), 'content-type x-event-id']
      const text = `${time}.${names}.${type}.event-1.${body}`
      return {
        'x-hook0-signature': `t=${time},v0=00,h=${names},v1=${hmac(key, text)}`,
        'content-type': 'application/json',
        'x-event-id': 'event-1',
      }
    }
    expect(await hook('coinbase', header('wrong'), body)).toBe(401)
    expect(await hook('coinbase', header(vendorSecrets.coinbaseWebhooks, 'text/plain'), body)).toBe(401)
    expect((await read(started)).state).toBe('created')
    expect(await hook('coinbase', header(vendorSecrets.coinbaseWebhooks), body)).toBe(200)
    expect(await read(started)).toMatchObject({ state: 'done', hash: '0xdef', amount: '33000000000000000' })
  })
})

describe('Stripe', () => {
  it('[ONR-1] gets the receiver locked, and moves orders by signed webhooks only', async () => {
    vendor().calls.length = 0
    const started = await order('stripe')
    expect(started.url).toBe(`https://crypto.link.com?session_hash=${started.orderId}`)
    const call = vendor().calls.find(({ route }) => route === 'POST /v1/crypto/onramp_sessions')
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_stripe',
      'idempotency-key': started.orderId,
    })
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
      'wallet_addresses[ethereum]': receiver,
      lock_wallet_address: 'true',
      source_amount: '100',
      destination_currency: 'eth',
    })
    const body = (status: string) =>
      JSON.stringify({
        type: 'crypto.onramp_session.updated',
        data: { object: { id: 'cos_1', status, metadata: { order: started.orderId } } },
      })
    const header = (text: string, key: string, time = seconds()) => ({
      'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${hmac(key, `${time}.${text}`)}`,
    })
    const paid = body('fulfillment_processing')
    expect(await hook('stripe', header(paid, 'wrong'), paid)).toBe(401)
    expect(await hook('stripe', header(paid, vendorSecrets.stripeWebhooks, seconds() - 301), paid)).toBe(401)
    expect(await hook('stripe', header(paid, vendorSecrets.stripeWebhooks), paid)).toBe(200)
    expect((await read(started)).state).toBe('paid')
    const rejected = body('rejected')
    expect(await hook('stripe', header(rejected, vendorSecrets.stripeWebhooks), rejected)).toBe(200)
    expect(await read(started)).toMatchObject({ state: 'failed', reason: 'rejected' })
  })
})
