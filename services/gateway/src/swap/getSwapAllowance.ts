import type { getSwapAllowance as contract } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import type { MissingApprovals } from './createMissingApprovals'
import { readSwapAccount, readSwapAsset } from './readSwapAsk'

/**
 * Returns how much of a token the providers may move for an account: the most that any of their contracts may, since the
 * transaction is then built with that one. After a refusal it's only about the contract that must be approved first.
 */
export function getSwapAllowance(
  { nodes, swaps, readContracts }: Services,
  missing: MissingApprovals,
): Handler<typeof contract> {
  return async ({ query: { tokenAddress, userAddress }, signal }) => {
    const token = readSwapAsset(tokenAddress)
    swaps.assertServed(token.chainId)
    const owner = readSwapAccount(userAddress, token, 'userAddress')
    // Only tokens of EVM networks have allowances.
    if (token.isNative || !token.chainId.startsWith('eip155:')) return { allowance: `${maxUint256}` }
    const wanted = missing.get(token, userAddress)
    const all = swaps.providers.flatMap(({ contracts }) => contracts(token.chainId))
    const reads = (wanted ? [wanted] : [...new Set(all)]).map((spender) => ({
      to: token.address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'allowance',
        args: [owner as Address, spender as Address],
      }),
    }))
    const found = await readContracts(nodes.find(token.chainId), reads, signal)
    if (found.length > 0 && found.every((value) => value === undefined))
      throw refusals.invalidParameter({ name: 'tokenAddress', reason: 'not a token' })
    const allowances = found.map((value) => BigInt(value?.slice(0, 66) ?? 0))
    return { allowance: `${allowances.reduce((a, b) => (b > a ? b : a), 0n)}` }
  }
}
