import type { VendorCall } from './startScriptedVendor'

/** The USDC of Ethereum. */
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const crypto = { type: 'crypto', isSuspended: false, isSupportedInUS: true, notAllowedUSStates: ['NY'] }

/** Answers of MoonPay, Coinbase and Stripe in the shapes that their documentation describes. */
export function answerAsVendor({ route, query, body }: VendorCall): unknown {
  switch (route) {
    case 'GET /v3/countries':
      return [
        { alpha2: 'DE', isBuyAllowed: true, states: null },
        { alpha2: 'US', isBuyAllowed: true, states: [{ code: 'HI', isBuyAllowed: false }] },
        { alpha2: 'CU', isBuyAllowed: false },
      ]
    case 'GET /v3/currencies':
      return [
        { type: 'fiat', code: 'eur', minBuyAmount: 20, maxBuyAmount: 12_000 },
        {
          ...crypto,
          code: 'eth',
          metadata: { contractAddress: null, chainId: '1', networkCode: 'ethereum' },
        },
        {
          ...crypto,
          code: 'usdc',
          metadata: { contractAddress: usdc, chainId: '1', networkCode: 'ethereum' },
        },
        // The same symbol, another contract.
        {
          ...crypto,
          code: 'usdc_fake',
          metadata: { contractAddress: `0x${'9'.repeat(40)}`, chainId: '1', networkCode: 'ethereum' },
        },
      ]
    case 'GET /v3/currencies/eth/buy_quote':
      return query.get('baseCurrencyAmount') === '20'
        ? 400
        : {
            baseCurrencyAmount: 95.45,
            quoteCurrencyAmount: 0.0321,
            feeAmount: 3.99,
            networkFeeAmount: 0.56,
            extraFeeAmount: 0,
            totalAmount: 100,
          }
    case 'GET /onramp/v1/buy/options':
      if (query.get('country') !== 'DE') return 400
      return {
        payment_currencies: [{ id: 'EUR', limits: [{ id: 'CARD', min: '2', max: '1000' }] }],
        purchase_currencies: [
          {
            symbol: 'ETH',
            networks: [{ name: 'ethereum', chain_id: '1', contract_address: '' }],
          },
        ],
      }
    case 'POST /onramp/v1/buy/quote':
      return {
        paymentTotal: { value: '100', currency: 'EUR' },
        purchaseAmount: { value: '0.0330000000000000001', currency: 'ETH' },
        coinbaseFee: { value: '1.5', currency: 'EUR' },
        networkFee: { value: '0.25', currency: 'EUR' },
        quoteId: 'quote-1',
      }
    case 'POST /onramp/v1/token':
      return { token: 'session-token-1', channel_id: '' }
    case 'GET /v1/crypto/onramp/quotes':
      return {
        destination_network_quotes: {
          ethereum: [
            {
              destination_currency: 'eth',
              destination_amount: '0.031',
              source_total_amount: '104.2',
              fees: { network_fee_monetary: '0.17', transaction_fee_monetary: '4.04' },
            },
          ],
        },
      }
    case 'POST /v1/crypto/onramp_sessions':
      return {
        id: 'cos_1',
        redirect_url: `https://crypto.link.com?session_hash=${new URLSearchParams(body).get('metadata[order]')}`,
        status: 'initialized',
      }
    default:
      return 500
  }
}
