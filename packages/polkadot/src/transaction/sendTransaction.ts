import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import { prefixOf } from '../ss58/prefixOf'
import { encodeCall } from './encodeCall'
import { signCall } from './signCall'
import { submit, submitUrl } from './submit'

/**
 * [DOT-1] Builds a transaction from the chain's metadata, has the wallet sign it, and submits it; returns its hash.
 * @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed, invalidRequest, noRpcUrl, rpcTransactionRejected, and what reading throws
 */
export async function sendTransaction(
  state: AdapterState,
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { network, transaction } = request
  const url = submitUrl(network)
  const prefix = prefixOf(network.caipNetworkId, state.options)
  const { bytes } = await signCall(state, request, (metadata) => encodeCall(metadata, transaction, prefix))
  return submit(url, bytes)
}
