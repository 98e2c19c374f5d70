import { isLatchkeyError } from '@latchkey/protocol'

/** An error as sites know it from wallets (EIP-1193): with a number as its code, and ours as its cause. */
export function toProviderError(cause: unknown): unknown {
  if (!isLatchkeyError(cause) || cause.wireCode === undefined) return cause
  return Object.assign(new Error(cause.message, { cause }), {
    name: 'ProviderRpcError',
    code: cause.wireCode,
  })
}
