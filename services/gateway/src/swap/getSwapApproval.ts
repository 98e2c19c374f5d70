import type { getSwapApproval as contract } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { assertSameNetwork } from './assertSameNetwork'
import type { MissingApprovals } from './createMissingApprovals'
import { limitSwaps } from './limitSwaps'
import { readSwapAsk, readSwapAsset } from './readSwapAsk'

/**
 * Builds an approval for the contract that a transaction was refused for, else for the one with the best price. Existing
 * clients send it to `tx.from`, others to `tx.to`, so both are the token to pay with. Only clients that give no amount get
 * an approval without a limit.
 */
export function getSwapApproval(services: Services, missing: MissingApprovals): Handler<typeof contract> {
  const { swaps } = services
  return async ({ query: { from, to, amount, userAddress }, signal, context }) => {
    const pair = { from: readSwapAsset(from), to: readSwapAsset(to) }
    assertSameNetwork(pair)
    const { chainId, isNative } = pair.from
    swaps.assertServed(chainId)
    if (isNative || !chainId.startsWith('eip155:'))
      throw refusals.invalidParameter({ name: 'from', reason: 'needs no approval' })
    limitSwaps(services, context)
    const wanted = userAddress === undefined ? undefined : missing.get(pair.from, userAddress)
    const spender = wanted ?? (amount === undefined ? undefined : await bestSpender({ from, to, amount }))
    const usual = swaps.providers.flatMap((provider) => provider.spender(chainId) ?? [])[0]
    const approved = spender ?? usual
    if (approved === undefined) throw refusals.noSwapRoute()
    const gasPrice = await swaps.gasPrice(chainId, signal)
    return {
      tx: {
        from,
        to: from,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [approved as Address, amount === undefined ? maxUint256 : BigInt(amount)],
        }),
        value: '0',
        eip155: { gasPrice: `${gasPrice}` },
      },
    }

    async function bestSpender(wanted: { from: string; to: string; amount: string }) {
      const { quotes } = await swaps.quote(readSwapAsk({ ...wanted, slippageBps: 100 }), undefined, signal)
      return quotes[0]?.spender ?? undefined
    }
  }
}
