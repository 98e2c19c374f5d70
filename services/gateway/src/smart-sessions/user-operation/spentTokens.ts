import { decodeFunctionData, encodeFunctionData, erc20Abi, size, slice } from 'viem'
import type { Execution } from './Execution'

const transfer = '0xa9059cbb'
const approve = '0x095ea7b3'

/**
 * How much of a token a call spends: what it transfers, and what it lets others take. Nothing where it is another call, null
 * where it is one of these but not written as encoders write it.
 */
export function spentTokens({ data }: Execution): bigint | undefined | null {
  const selector = size(data) < 4 ? '0x' : slice(data, 0, 4)
  if (selector !== transfer && selector !== approve) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer' && functionName !== 'approve') return null
    return encodeFunctionData({ abi: erc20Abi, functionName, args }) === data ? args[1] : null
  } catch {
    // Too few bytes, or an address that is none: nobody can say what a token makes of it.
    return null
  }
}
