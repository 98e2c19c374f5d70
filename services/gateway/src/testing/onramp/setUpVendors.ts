import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { postOnrampOrder, postOnrampQuotes, postOnrampSession } from '@latchkey/protocol'
import { parse } from 'valibot'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { setUpGateway } from '../setUpGateway'
import { type ScriptedVendor, startScriptedVendor } from './startScriptedVendor'
import { answerAsVendor, usdc } from './vendorShapes'

/** The secrets that the gateway of {@link setUpVendors} shares with its vendors. */
export const vendorSecrets = {
  moonpay: 'sk_test_secret',
  moonpayWebhooks: 'wk_test_key',
  stripeWebhooks: 'whsec_test',
  coinbaseWebhooks: 'hook-secret',
} as const
/** Who gets what is ordered. */
export const receiver = '0x1111111111111111111111111111111111111111'
/** What is usually ordered. */
export const usualOrder = {
  country: 'DE',
  method: 'card',
  fiat: 'EUR',
  amount: '100',
  asset: 'eip155:1/slip44:60',
  receiver: `eip155:1:${receiver}`,
}
/** Signs a webhook as all three vendors do. */
export const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
/** The time as webhooks say it. */
export const seconds = () => Math.floor(Date.now() / 1000)

/** The keys of the vendors, as an operator sets them. */
export function vendorSettings(coinbaseKey: KeyObject): Readonly<Record<string, string>> {
  const raw = (key: 'd' | 'x') => Buffer.from(coinbaseKey.export({ format: 'jwk' })[key] ?? '', 'base64url')
  return {
    ONRAMP_MOONPAY_KEY: 'pk_test_key',
    ONRAMP_MOONPAY_SECRET: vendorSecrets.moonpay,
    ONRAMP_MOONPAY_WEBHOOK_KEY: vendorSecrets.moonpayWebhooks,
    ONRAMP_COINBASE_KEY_ID: 'key-id',
    ONRAMP_COINBASE_SECRET: Buffer.concat([raw('d'), raw('x')]).toString('base64'),
    ONRAMP_COINBASE_WEBHOOK_SECRET: vendorSecrets.coinbaseWebhooks,
    ONRAMP_STRIPE_SECRET: 'sk_test_stripe',
    ONRAMP_STRIPE_WEBHOOK_SECRET: vendorSecrets.stripeWebhooks,
  }
}

/** Sets up a gateway that sells through MoonPay, Coinbase and Stripe, which a scripted server plays. */
export function setUpVendors() {
  const pair = generateKeyPairSync('ed25519')
  let vendor: ScriptedVendor
  const settings: Record<string, string> = {
    GATEWAY_CHAINS: JSON.stringify([
      {
        id: 'eip155:1',
        name: 'Ethereum',
        rpc: ['http://127.0.0.1:1'],
        tokens: [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
      },
    ]),
    GATEWAY_RATE_LIMIT: '100000',
    GATEWAY_PROXIES: '1',
    ONRAMP: 'moonpay,coinbase,stripe',
    ONRAMP_RATE_LIMIT: '1000',
    ...vendorSettings(pair.privateKey),
  }
  beforeAll(async () => {
    vendor = await startScriptedVendor(answerAsVendor)
    for (const name of ['MOONPAY', 'COINBASE', 'STRIPE']) settings[`ONRAMP_${name}_API`] = vendor.url
  })
  const gateway = setUpGateway(settings)
  afterAll(() => vendor.stop())
  afterEach(() => vendor.break(undefined))

  const post = (path: string, body: unknown) =>
    gateway().ask(path, { method: 'POST', body: JSON.stringify(body) })
  const tryOrder = (provider: string, change: object = {}) =>
    post('/v1/onramp/sessions', { ...usualOrder, provider, ...change })
  return {
    gateway,
    /** The key that signs what Coinbase is asked. */
    coinbaseKey: pair.privateKey,
    vendor: () => vendor,
    post,
    tryOrder,
    order: async (provider: string) =>
      parse(postOnrampSession.output, await (await tryOrder(provider)).json()),
    quotes: async (change: object = {}) =>
      parse(
        postOnrampQuotes.output,
        await (await post('/v1/onramp/quotes', { ...usualOrder, ...change })).json(),
      ),
    read: async ({ orderId, secret }: { orderId: string; secret: string }) =>
      parse(postOnrampOrder.output, await (await post(`/v1/onramp/orders/${orderId}`, { secret })).json()),
    hook: async (provider: string, headers: Readonly<Record<string, string>>, body: string) =>
      (await gateway().app.request(`/v1/onramp/webhooks/${provider}`, { method: 'POST', headers, body }))
        .status,
  }
}
