import { array, literal, looseObject, nullish, string, union } from 'valibot'
import { buildApproval } from '../buildApproval'
import type { SwapProvider } from '../SwapProvider'
import { askVendor } from './askVendor'
import { namedVenue } from './namedVenue'
import { type VendorOptions, vendorLifeMs } from './Vendor'
import { vendorAddress, vendorAmount, vendorData } from './vendorFields'

const fee = nullish(looseObject({ amount: vendorAmount, token: vendorAddress }))
const offer = looseObject({
  liquidityAvailable: literal(true),
  sellToken: vendorAddress,
  buyToken: vendorAddress,
  sellAmount: vendorAmount,
  buyAmount: vendorAmount,
  minBuyAmount: vendorAmount,
  blockNumber: vendorAmount,
  allowanceTarget: nullish(vendorAddress),
  gas: nullish(vendorAmount),
  fees: nullish(looseObject({ integratorFee: fee, zeroExFee: fee, gasFee: fee })),
  route: nullish(
    looseObject({
      fills: array(looseObject({ from: vendorAddress, to: vendorAddress, source: string() })),
    }),
  ),
  // Absent from an indicative price.
  transaction: nullish(
    looseObject({ to: vendorAddress, data: vendorData, value: vendorAmount, gas: nullish(vendorAmount) }),
  ),
})
const answer = union([offer, looseObject({ liquidityAvailable: literal(false) })])

/** Swaps by the API of 0x, version 2, with allowances for its AllowanceHolder. */
export function createZeroX({ nodes, now, url, key = '', contracts }: VendorOptions): SwapProvider {
  const listed = (chainId: string) => (contracts[chainId] ?? []).map((one) => one.toLowerCase())
  return {
    id: '0x',
    serves: (chainId) => (listed(chainId).length > 0 ? [chainId] : []),
    contracts: listed,
    spender: (chainId) => listed(chainId)[0],
    async quote(ask, signal) {
      const { from, to, amount, side, account, receiver, slippageBps } = ask
      if (side === 'out') return 'unsupported'
      const value = await askVendor({
        base: url,
        path: `/swap/allowance-holder/${account ? 'quote' : 'price'}`,
        query: {
          chainId: from.chainId.slice('eip155:'.length),
          sellToken: from.address,
          buyToken: to.address,
          sellAmount: `${amount}`,
          slippageBps: `${slippageBps}`,
          ...(account && { taker: account }),
          ...(receiver && receiver !== account && { recipient: receiver }),
        },
        headers: { '0x-api-key': key, '0x-version': 'v2' },
        schema: answer,
        signal,
      })
      if (!value?.liquidityAvailable) return 'no-route'
      const { sellToken, buyToken, sellAmount, transaction: tx } = value
      if (sellToken !== from.address || buyToken !== to.address || sellAmount !== amount) return 'unsafe'
      const spender = from.isNative ? null : (value.allowanceTarget ?? null)
      const gas = tx?.gas ?? value.gas ?? null
      const caip = (address: string) => `${from.chainId}:${address}`
      const taken = [value.fees?.integratorFee, value.fees?.zeroExFee, value.fees?.gasFee]
      const approval =
        account && spender
          ? await buildApproval(nodes, { token: from, owner: account, spender, amount }, signal)
          : []
      if (account && !tx) return 'failed'
      const fills = value.route?.fills ?? []
      return {
        amountIn: amount,
        amountInMax: amount,
        amountOut: value.buyAmount,
        amountOutMin: value.minBuyAmount,
        priceImpactBps: null,
        fees: taken.flatMap((one) =>
          one ? [{ kind: 'provider' as const, token: caip(one.token), amount: `${one.amount}` }] : [],
        ),
        // Which fills follow each other isn't said.
        route:
          fills.length === 0
            ? []
            : [
                {
                  part: 10_000,
                  hops: fills.map((fill) => ({
                    venue: namedVenue(fill.source),
                    pool: null,
                    feeBps: null,
                    from: caip(fill.from),
                    to: caip(fill.to),
                  })),
                },
              ],
        block: value.blockNumber,
        expiresAt: now() + vendorLifeMs,
        gas,
        spender,
        steps:
          account && tx
            ? [
                ...approval,
                {
                  kind: 'send',
                  tx: {
                    chainId: from.chainId,
                    to: tx.to,
                    data: tx.data,
                    value: `${tx.value}`,
                    gas: tx.gas ? `${tx.gas}` : null,
                  },
                },
              ]
            : [],
      }
    },
  }
}
