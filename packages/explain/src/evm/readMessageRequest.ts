import type { Explanation } from '../Explanation'
import { explainMessage } from '../explainMessage'
import type { WalletRequest } from '../WalletRequest'
import type { EvmRequest } from './EvmRequest'
import { readPersonal } from './readPersonal'
import { readTypedRequest } from './readTypedRequest'

/** Reads what isn't a call: typed data, or a plain message that needs nothing more to be explained. */
export function readMessageRequest(
  given: WalletRequest,
): { readonly request: EvmRequest } | { readonly explained: Explanation } {
  const request = readTypedRequest(given)
  return request ? { request } : { explained: explainMessage(readPersonal(given)) }
}
