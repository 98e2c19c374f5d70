import { decodeFunctionData, encodeFunctionData, erc20Abi, size, slice } from 'viem'
import type { Execution } from './decodeExecutions'

const transfer = '0xa9059cbb'
const approve = '0x095ea7b3'

/**
 * Returns how much of a token a call spends, by transfer or approval. Returns undefined for other calls, and null for
 * one of these in an unusual encoding.
 */
export function spentTokens({ data }: Execution): bigint | undefined | null {
  const selector = size(data) < 4 ? '0x' : slice(data, 0, 4)
  if (selector !== transfer && selector !== approve) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer' && functionName !== 'approve') return null
    return encodeFunctionData({ abi: erc20Abi, functionName, args }) === data ? args[1] : null
  } catch {
    // Too few bytes or an invalid address: no telling what a token makes of it.
    return null
  }
}
