const account = '0x1111111111111111111111111111111111111111'
const asset = 'eip155:1/slip44:60'
const orderId = '6f2c1c0e-5a0e-4b4b-9d3a-3c1a2b0f9e11'
const secret = 'c2VjcmV0'.repeat(5).concat('abc')
const country = 'Two letters of ISO 3166, such as `DE`; the country that the proxy of the operator names wins'
const card = { id: 'card', min: '10.00', max: '7500.00' }
const paymentCurrency = { id: 'USD', payment_method_limits: [card] }
const purchaseCurrency = {
  id: asset,
  name: 'Ether',
  symbol: 'ETH',
  networks: [{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '' }],
}
const order = { country: 'US', method: 'card', fiat: 'USD', amount: '100', asset }

/** The descriptions of the calls to buy crypto. */
export const onrampDescriptions = {
  getOnrampOptions: {
    group: 'Purchases',
    summary: 'Returns what all vendors together sell, in the shape of existing clients',
    parameters: { country },
    example: {
      query: { country: 'US' },
      answer: { paymentCurrencies: [paymentCurrency], purchaseCurrencies: [purchaseCurrency] },
    },
  },
  postOnrampOrder: {
    group: 'Purchases',
    summary:
      'Returns the state of an order to those who have the secret that came with it; it only moves forward',
    parameters: { orderId: 'Id of the order' },
    example: {
      params: { orderId },
      body: { secret },
      answer: {
        state: 'done',
        hash: `0x${'a'.repeat(64)}`,
        provider: 'moonpay',
        asset,
        amount: '31000000000000000',
        updatedAt: 1_767_225_600_000,
      },
    },
  },
  getOnrampProviders: {
    group: 'Purchases',
    summary:
      'Lists the vendors that sell in a country; `country` is null if the visitor must be asked for it',
    parameters: { country, subdivision: 'Part of the country after the dash of ISO 3166-2, such as `NY`' },
    example: {
      query: { country: 'US' },
      answer: {
        country: 'US',
        providers: [
          {
            id: 'moonpay',
            label: 'MoonPay',
            kinds: ['card', 'bank'],
            fiat: [{ id: 'USD', methods: [card] }],
            assets: [{ caip19: asset, chainId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 }],
          },
        ],
      },
    },
  },
  postOnrampQuote: {
    group: 'Purchases',
    summary:
      'Returns the best quote in the shape of existing clients; `estimated` marks amounts that only repeat the request',
    example: {
      body: { purchaseCurrency, paymentCurrency, amount: '100', network: 'ETH' },
      answer: {
        paymentTotal: { amount: '100', currency: 'USD' },
        paymentSubtotal: { amount: '98', currency: 'USD' },
        purchaseAmount: { amount: '0.031', currency: 'ETH' },
        coinbaseFee: { amount: '2', currency: 'USD' },
        networkFee: { amount: '0', currency: 'USD' },
        quoteId: orderId,
      },
    },
  },
  postOnrampQuotes: {
    group: 'Purchases',
    summary: 'Asks all vendors for a quote; the one that gives most for the money is first',
    example: {
      body: order,
      answer: {
        quotes: [
          {
            provider: 'moonpay',
            pay: { amount: '100', currency: 'USD' },
            receive: { amount: '31000000000000000', asset },
            fees: [{ kind: 'provider', amount: '2', currency: 'USD' }],
            expiresAt: 1_767_225_600_000,
          },
        ],
        declined: [{ provider: 'stripe', reason: 'unknown' }],
      },
    },
  },
  postOnrampSession: {
    group: 'Purchases',
    summary: 'Starts an order and returns the URL of the page of the vendor, which works once',
    example: {
      body: { provider: 'moonpay', ...order, receiver: `eip155:1:${account}` },
      answer: {
        orderId,
        secret,
        url: 'https://wallet.example/buy',
        expiresAt: 1_767_225_600_000,
      },
    },
  },
  postOnrampUrl: {
    group: 'Purchases',
    summary: 'Returns the URL of a page of the vendor in the shape of existing clients',
    example: {
      body: {
        destinationWallets: [{ address: account, blockchains: ['ethereum'], assets: ['ETH'] }],
        partnerUserId: account,
        defaultNetwork: 'ethereum',
        defaultExperience: 'buy',
        presetFiatAmount: 100,
      },
      answer: { url: 'https://wallet.example/buy' },
    },
  },
  postOnrampWebhook: {
    group: 'Purchases',
    summary: 'Takes what a vendor says about its orders; the vendor signs it in a header of its own',
    isOpen: true,
    parameters: { provider: 'Id of the vendor' },
    example: { params: { provider: 'moonpay' }, body: '{"type":"transaction_updated"}', answer: 'ok' },
  },
} as const
