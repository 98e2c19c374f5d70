import { type Address, encodeFunctionData, erc20Abi, hexToBigInt, size, slice } from 'viem'
import { refusals } from '../http/refusals'
import type { BalanceSource } from './BalanceSource'
import type { ContractReader } from './createContractReader'
import { listTokens } from './Token'

/** What an account of an EVM chain holds of the native currency and of the listed tokens. */
export function createEvmBalances(read: ContractReader): BalanceSource {
  return async (chain, address, signal) => {
    const tokens = listTokens(chain)
    const args = [address.toLowerCase() as Address] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args })
    const results = await read(
      chain,
      tokens.map((token) => (token.isNative ? { nativeOf: address } : { to: token.address, data })),
      signal,
    )
    // A token that does not answer is left out; a node that can't tell the native balance can tell nothing.
    if (results[0] === undefined) throw refusals.chainDown({ chainId: chain.id })
    return tokens.flatMap((token, place) => {
      const result = results[place]
      if (!result) return []
      // What a contract returns beyond the first word is of no interest.
      const amount = hexToBigInt(size(result) > 32 ? slice(result, 0, 32) : result)
      return amount > 0n ? [{ token, amount }] : []
    })
  }
}
