import type { WalletRequest } from '../WalletRequest'
import type { EvmRequest } from './EvmRequest'
import { readCallRequest } from './readCallRequest'
import { readTypedRequest } from './readTypedRequest'

/** Reads a request to a wallet; undefined if it signs nothing that can be explained, or isn't valid. */
export function readEvmRequest(given: WalletRequest): EvmRequest | undefined {
  return readCallRequest(given) ?? readTypedRequest(given)
}
