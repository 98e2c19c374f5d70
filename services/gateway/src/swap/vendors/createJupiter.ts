import {
  array,
  integer,
  looseObject,
  maxValue,
  minValue,
  nullish,
  number,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { refusals } from '../../http/refusals'
import type { SwapAsset, SwapProvider } from '../SwapProvider'
import { askVendor } from './askVendor'
import { namedVenue } from './namedVenue'
import { type VendorOptions, vendorLifeMs } from './Vendor'
import { vendorAmount } from './vendorFields'

const mint = pipe(string(), regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const order = looseObject({
  inAmount: vendorAmount,
  outAmount: vendorAmount,
  otherAmountThreshold: vendorAmount,
  inputMint: nullish(mint),
  outputMint: nullish(mint),
  priceImpactPct: nullish(pipe(string(), regex(/^-?\d{1,10}(\.\d{1,30})?(e-?\d{1,2})?$/i))),
  routePlan: nullish(
    array(
      looseObject({
        swapInfo: looseObject({ ammKey: mint, label: string(), inputMint: mint, outputMint: mint }),
      }),
    ),
  ),
  feeBps: nullish(pipe(number(), integer(), minValue(0), maxValue(10_000))),
  feeMint: nullish(mint),
  taker: nullish(mint),
  transaction: nullish(pipe(string(), regex(/^[A-Za-z0-9+/]{100,20000}={0,2}$/))),
  requestId: pipe(string(), regex(/^[\w-]{1,100}$/)),
})
const executed = looseObject({
  status: picklist(['Success', 'Failed']),
  signature: nullish(pipe(string(), regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/))),
})

const wrapped = 'So11111111111111111111111111111111111111112'
const mintOf = ({ isNative, address }: SwapAsset) => (isNative ? wrapped : address)

/** Swaps on Solana by the API of Jupiter, which also sends the signed transaction. */
export function createJupiter({ now, url, key = '', contracts }: VendorOptions): SwapProvider {
  const headers = { 'x-api-key': key }
  const listed = (chainId: string) => contracts[chainId] ?? []
  return {
    id: 'jupiter',
    serves: (chainId) => (listed(chainId).length > 0 ? [chainId] : []),
    contracts: listed,
    spender: () => undefined,
    async quote({ from, to, amount, side, account, receiver, slippageBps }, signal) {
      if (side === 'out' || receiver !== account) return 'unsupported'
      const offer = await askVendor({
        base: url,
        path: '/swap/v2/order',
        query: {
          inputMint: mintOf(from),
          outputMint: mintOf(to),
          amount: `${amount}`,
          slippageBps: `${slippageBps}`,
          ...(account && { taker: account }),
        },
        headers,
        schema: order,
        nothing: [400, 404],
        signal,
      })
      if (!offer) return 'no-route'
      const { outAmount, requestId, routePlan, transaction } = offer
      const isAsked =
        (offer.inputMint ?? mintOf(from)) === mintOf(from) &&
        (offer.outputMint ?? mintOf(to)) === mintOf(to) &&
        (offer.taker ?? account) === account &&
        offer.inAmount === amount
      if (!isAsked) return 'unsafe'
      if (account && !transaction) return 'failed'
      const caip = (address: string) => `${from.chainId}:${address}`
      const impact = Number(offer.priceImpactPct ?? Number.NaN)
      const feeBps = BigInt(offer.feeBps ?? 0)
      const isFeeIn = offer.feeMint === mintOf(from)
      return {
        amountIn: amount,
        amountInMax: amount,
        amountOut: outAmount,
        amountOutMin: offer.otherAmountThreshold,
        priceImpactBps: Number.isNaN(impact) ? null : Math.round(Math.abs(impact) * 10_000),
        fees:
          feeBps === 0n
            ? []
            : [
                {
                  kind: 'provider',
                  token: caip(isFeeIn ? mintOf(from) : mintOf(to)),
                  amount: `${((isFeeIn ? amount : outAmount) * feeBps) / 10_000n}`,
                },
              ],
        route: routePlan?.length
          ? [
              {
                part: 10_000,
                hops: routePlan.map(({ swapInfo }) => ({
                  venue: namedVenue(swapInfo.label),
                  pool: swapInfo.ammKey,
                  feeBps: null,
                  from: caip(swapInfo.inputMint),
                  to: caip(swapInfo.outputMint),
                })),
              },
            ]
          : [],
        block: null,
        expiresAt: now() + vendorLifeMs,
        gas: null,
        spender: null,
        steps:
          account && transaction
            ? [{ kind: 'post', handle: requestId, tx: { chainId: from.chainId, transaction } }]
            : [],
      }
    },
    async send(handle, signed, signal) {
      if (!/^[\w-]{1,100}$/.test(handle))
        throw refusals.invalidParameter({ name: 'handle', reason: 'not one' })
      const value = await askVendor({
        base: url,
        path: '/swap/v2/execute',
        json: { signedTransaction: signed, requestId: handle },
        headers,
        schema: executed,
        signal,
      })
      if (value?.status !== 'Success' || !value.signature)
        throw refusals.transactionRefused({ reason: 'the provider did not send it' })
      return value.signature
    },
  }
}
