import {
  array,
  boolean,
  type InferOutput,
  integer,
  looseObject,
  nullish,
  number,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { buildApproval } from '../buildApproval'
import type { SwapAsset, SwapProgress, SwapProvider } from '../SwapProvider'
import { askVendor } from './askVendor'
import { namedVenue } from './namedVenue'
import { type VendorOptions, vendorLifeMs } from './Vendor'
import { vendorAddress, vendorAmount, vendorData, vendorQuantity } from './vendorFields'

const chain = pipe(number(), integer())
const token = looseObject({ address: vendorAddress, chainId: chain })
const action = looseObject({ fromToken: token, toToken: token, fromAmount: vendorAmount })
const offer = looseObject({
  tool: string(),
  action,
  estimate: looseObject({
    toAmount: vendorAmount,
    toAmountMin: vendorAmount,
    approvalAddress: nullish(vendorAddress),
    feeCosts: nullish(array(looseObject({ amount: vendorAmount, token, included: nullish(boolean()) }))),
  }),
  includedSteps: nullish(
    array(looseObject({ tool: string(), action: looseObject({ fromToken: token, toToken: token }) })),
  ),
  transactionRequest: looseObject({
    to: vendorAddress,
    data: vendorData,
    value: nullish(vendorQuantity),
    gasLimit: nullish(vendorQuantity),
    chainId: chain,
    from: nullish(vendorAddress),
  }),
})
const status = looseObject({
  status: picklist(['NOT_FOUND', 'INVALID', 'PENDING', 'DONE', 'FAILED']),
  substatus: nullish(string()),
  receiving: nullish(looseObject({ txHash: nullish(pipe(string(), regex(/^\w{1,100}$/))) })),
})

const native = '0x0000000000000000000000000000000000000000'
const placeholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** The API wants an account even for a price. Nobody has the key of this one. */
const nobody = '0x000000000000000000000000000000000000dead'

/** Swaps by the API of LI.FI, also from one EVM network to another. */
export function createLifi({ nodes, now, url, key, contracts }: VendorOptions): SwapProvider {
  const listed = (chainId: string) => (contracts[chainId] ?? []).map((one) => one.toLowerCase())
  const isServed = (chainId: string) =>
    listed(chainId).length > 0 && nodes.chains.some(({ id }) => id === chainId)
  const headers = key === undefined ? {} : { 'x-lifi-api-key': key }
  return {
    id: 'lifi',
    serves: (chainId) => (isServed(chainId) ? Object.keys(contracts).filter(isServed) : []),
    contracts: listed,
    spender: (chainId) => listed(chainId)[0],
    async quote(ask, signal) {
      const { from, to, amount, side, account, receiver, slippageBps } = ask
      if (side === 'out') return 'unsupported'
      const answered = await askVendor({
        base: url,
        path: '/quote',
        query: {
          fromChain: numberOf(from),
          toChain: numberOf(to),
          fromToken: written(from),
          toToken: written(to),
          fromAmount: `${amount}`,
          fromAddress: account ?? nobody,
          toAddress: receiver ?? nobody,
          slippage: `${slippageBps / 10_000}`,
        },
        headers,
        schema: offer,
        nothing: [404],
        signal,
      })
      if (!answered) return 'no-route'
      const { action: made, estimate, transactionRequest: tx, tool, includedSteps } = answered
      const isAsked =
        isSame(made.fromToken, from) &&
        isSame(made.toToken, to) &&
        made.fromAmount === amount &&
        `${tx.chainId}` === numberOf(from) &&
        (tx.from ?? account ?? nobody) === (account ?? nobody)
      if (!isAsked) return 'unsafe'
      const spender = from.isNative ? null : (estimate.approvalAddress ?? null)
      const gas = tx.gasLimit ?? null
      const approval =
        account && spender
          ? await buildApproval(nodes, { token: from, owner: account, spender, amount }, signal)
          : []
      const steps = includedSteps?.length ? includedSteps : [{ tool, action: made }]
      return {
        amountIn: amount,
        amountInMax: amount,
        amountOut: estimate.toAmount,
        amountOutMin: estimate.toAmountMin,
        priceImpactBps: null,
        // What isn't included in the amounts is paid on top, in the currency of the network.
        fees: (estimate.feeCosts ?? []).map(({ amount: cost, token: paid, included }) => ({
          kind: included === false ? ('network' as const) : ('provider' as const),
          token: caipOf(paid),
          amount: `${cost}`,
        })),
        route: [
          {
            part: 10_000,
            hops: steps.map((step) => ({
              venue: namedVenue(step.tool),
              pool: null,
              feeBps: null,
              from: caipOf(step.action.fromToken),
              to: caipOf(step.action.toToken),
            })),
          },
        ],
        block: null,
        expiresAt: now() + vendorLifeMs,
        gas,
        spender,
        steps: account
          ? [
              ...approval,
              {
                kind: 'send',
                tx: {
                  chainId: from.chainId,
                  to: tx.to,
                  data: tx.data,
                  value: `${tx.value ?? 0n}`,
                  gas: gas === null || gas === 0n ? null : `${gas}`,
                },
              },
            ]
          : [],
      }
    },
    async status({ fromChain, toChain, hash }, signal) {
      const value = await askVendor({
        base: url,
        path: '/status',
        query: {
          txHash: hash,
          fromChain: fromChain.split(':')[1] ?? '',
          toChain: toChain.split(':')[1] ?? '',
        },
        headers,
        schema: status,
        // It doesn't know the transaction yet.
        nothing: [404],
        signal,
      })
      return { state: stateOf(value), hash: value?.receiving?.txHash ?? null }
    },
  }
}

function stateOf(value: InferOutput<typeof status> | undefined): SwapProgress['state'] {
  if (value?.status === 'DONE') return value.substatus === 'REFUNDED' ? 'refunded' : 'done'
  return value?.status === 'FAILED' || value?.status === 'INVALID' ? 'failed' : 'pending'
}

const numberOf = ({ chainId }: SwapAsset) => chainId.slice('eip155:'.length)
const written = ({ isNative, address }: SwapAsset) => (isNative ? native : address)

function isSame(said: { readonly address: string; readonly chainId: number }, asset: SwapAsset): boolean {
  return `${said.chainId}` === numberOf(asset) && said.address === written(asset)
}

function caipOf({ address, chainId }: { readonly address: string; readonly chainId: number }): string {
  return `eip155:${chainId}:${address === native ? placeholder : address}`
}
