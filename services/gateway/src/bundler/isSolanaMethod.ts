import type { BundlerMethod } from '@latchkey/protocol'

/** A method of the sponsor on Solana. */
export type SolanaMethod = Extract<BundlerMethod, `latchkey_${string}`>

/** Whether a method is one of the sponsor on Solana. */
export function isSolanaMethod(method: BundlerMethod): method is SolanaMethod {
  return method.startsWith('latchkey_')
}
