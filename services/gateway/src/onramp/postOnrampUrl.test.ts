import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiver, vendorSecrets } from '../testing/onramp/setUpVendors'
import { type ScriptedVendor, startScriptedVendor } from '../testing/onramp/startScriptedVendor'
import { answerAsVendor, usdc } from '../testing/onramp/vendorShapes'
import { setUpGateway } from '../testing/setUpGateway'

const rpc = ['http://127.0.0.1:1']
const dollar = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
/** MoonPay comes first and sells on Ethereum; Stripe also sells on Base. */
const settings: Record<string, string> = {
  GATEWAY_CHAINS: JSON.stringify([
    { id: 'eip155:1', name: 'Ethereum', rpc, tokens: [{ ...dollar, address: usdc }] },
    {
      id: 'eip155:8453',
      name: 'Base',
      rpc,
      tokens: [{ ...dollar, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }],
    },
  ]),
  GATEWAY_RATE_LIMIT: '100000',
  ONRAMP: 'moonpay,stripe',
  ONRAMP_RATE_LIMIT: '1000',
  ONRAMP_MOONPAY_KEY: 'pk_test_key',
  ONRAMP_MOONPAY_SECRET: vendorSecrets.moonpay,
  ONRAMP_MOONPAY_WEBHOOK_KEY: vendorSecrets.moonpayWebhooks,
  ONRAMP_STRIPE_SECRET: 'sk_test_stripe',
  ONRAMP_STRIPE_WEBHOOK_SECRET: vendorSecrets.stripeWebhooks,
}
let vendor: ScriptedVendor
beforeAll(async () => {
  vendor = await startScriptedVendor(answerAsVendor)
  for (const name of ['MOONPAY', 'STRIPE']) settings[`ONRAMP_${name}_API`] = vendor.url
})
const gateway = setUpGateway(settings)
afterAll(() => vendor.stop())

type Wishes = { readonly [list: string]: readonly string[] }

const ask = (wallets: readonly Wishes[], more: object = {}) =>
  gateway().ask('/v1/generators/onrampurl', {
    method: 'POST',
    body: JSON.stringify({
      destinationWallets: wallets.map((wishes) => ({ address: receiver, ...wishes })),
      partnerUserId: receiver,
      ...more,
    }),
  })
/** The network and the asset that are sold. */
const sold = async (wishes: Wishes, more: object = {}) => {
  vendor.calls.length = 0
  const answer = await ask([wishes], more)
  const { url }: { url?: string } = await answer.json()
  if (answer.status !== 200 || !url) return answer.status
  const { searchParams, hostname } = new URL(url)
  if (hostname === 'buy.moonpay.com') return `ethereum ${searchParams.get('currencyCode')}`
  const body = vendor.calls.find(({ route }) => route === 'POST /v1/crypto/onramp_sessions')?.body
  const form = new URLSearchParams(body)
  return `${form.get('destination_network')} ${form.get('destination_currency')}`
}

describe('the URL for existing clients', () => {
  it.each<[string, Wishes, object, string]>([
    ['the first vendor without wishes', {}, {}, 'ethereum eth'],
    ['only the named network', { blockchains: ['base'], assets: ['USDC'] }, {}, 'base usdc'],
    ['only the supported network', { supported_networks: ['base'], assets: ['USDC'] }, {}, 'base usdc'],
    ['networks by any usual name or id', { blockchains: ['eip155:8453'] }, {}, 'base eth'],
    ['networks in any case', { blockchains: ['BASE-mainnet'] }, {}, 'base eth'],
    [
      'networks in both lists',
      { blockchains: ['ethereum', 'base'], supported_networks: ['base', 'celo'] },
      {},
      'base eth',
    ],
    ['any network with empty lists', { blockchains: [], supported_networks: [] }, {}, 'ethereum eth'],
    [
      'the preferred network of a later vendor',
      { blockchains: ['ethereum', 'base'], assets: ['USDC'] },
      { defaultNetwork: 'base' },
      'base usdc',
    ],
    [
      'an allowed network if the preferred one isn’t sold',
      { blockchains: ['ethereum', 'celo'], assets: ['USDC'] },
      { defaultNetwork: 'celo' },
      'ethereum usdc',
    ],
    [
      'no preferred network that isn’t allowed',
      { blockchains: ['base'], assets: ['USDC'] },
      { defaultNetwork: 'ethereum' },
      'base usdc',
    ],
  ])('[ONR-1] sells on %s', async (_title, wishes, more, expected) => {
    expect(await sold(wishes, more)).toBe(expected)
  })

  it.each<[string, Wishes]>([
    ['networks that nobody sells on', { blockchains: ['celo'] }],
    ['unknown networks', { blockchains: ['toString', ''] }],
    ['lists without a common network', { blockchains: ['base'], supported_networks: ['ethereum'] }],
    ['unknown assets', { blockchains: ['base'], assets: ['DOGE'] }],
  ])('[ONR-1] is refused for %s', async (_title, wishes) => {
    const answer = await ask([wishes], { defaultNetwork: 'ethereum' })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'onramp/not-offered' }])
  })

  it('[ONR-1] is for the wallet whose lists fit', async () => {
    const other = '0x2222222222222222222222222222222222222222'
    const answer = await gateway().ask('/v1/generators/onrampurl', {
      method: 'POST',
      body: JSON.stringify({
        destinationWallets: [
          { address: receiver, blockchains: ['celo'] },
          { address: other, blockchains: ['ethereum'] },
        ],
        partnerUserId: receiver,
      }),
    })
    const { url }: { url: string } = await answer.json()
    expect(new URL(url).searchParams.get('walletAddress')).toBe(other)
  })
})
