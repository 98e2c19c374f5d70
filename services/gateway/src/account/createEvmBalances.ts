import { type Address, encodeFunctionData, erc20Abi, hexToBigInt, size, slice } from 'viem'
import { refusals } from '../http/refusals'
import type { BalanceSource } from './BalanceSource'
import type { ContractReader } from './createContractReader'
import { listTokens } from './Token'

/** Reads the native balance and the listed tokens of an EVM account. */
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
    // Skip tokens that don't answer, but without the native balance the node is of no use.
    if (results[0] === undefined) throw refusals.chainDown({ chainId: chain.id })
    return tokens.flatMap((token, place) => {
      const result = results[place]
      if (!result) return []
      // Ignore what a contract returns after the first word.
      const amount = hexToBigInt(size(result) > 32 ? slice(result, 0, 32) : result)
      return amount > 0n ? [{ token, amount }] : []
    })
  }
}
