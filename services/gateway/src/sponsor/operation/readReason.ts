import { decodeErrorResult, isHex } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'

/** Returns why the EntryPoint rejects an operation, such as `AA25 invalid account nonce`. */
export function readReason(data: string): string {
  if (!isHex(data)) return 'unknown'
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint08Abi, data })
    const text = args?.find((part) => typeof part === 'string' && !isHex(part))
    return typeof text === 'string' ? text.slice(0, 200) : errorName
  } catch {
    // Some other contract's error.
    return 'unknown'
  }
}
