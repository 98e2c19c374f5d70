import type { AccountRequest, TransferHandle, TransferQuote } from '@latchkey/core'
import {
  httpStatus,
  invalidRequest,
  malformedAnswer,
  networkFailure,
  requestTimeout,
} from '@latchkey/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { signCall } from '../transaction/signCall'
import { submit, submitUrl } from '../transaction/submit'
import { hashOf } from './readExtrinsic'
import type { TransferContext } from './TransferContext'
import type { TransferPlan } from './TransferPlan'

/** Whether nobody knows what the node did: a proxy before it may fail after it has passed the transaction on. */
function isAnswerLost(cause: unknown): boolean {
  const isBroken = httpStatus.is(cause) && Number(cause.values.status) >= 500
  return isBroken || [networkFailure, requestTimeout, malformedAnswer].some((kind) => kind.is(cause))
}

/** [SND-1] Has the wallet sign what was quoted, and submits it. Keeps what tells a replacement from the original, and for how long it is valid. @throws userRejected, notConnected, providerUnauthorized, notSupportedByWallet, walletMalformed, invalidRequest, rpcTransactionRejected, requestTimeout, httpStatus, networkFailure */
export async function send(
  { state }: TransferContext,
  { quote, ...account }: AccountRequest & { readonly quote: TransferQuote },
): Promise<TransferHandle> {
  if (quote.shortage) throw invalidRequest({ reason: 'the account has too little' })
  // Only `quote` makes plans of this family.
  const { call } = quote.plan as TransferPlan
  if (call === null) throw invalidRequest({ reason: 'there is nothing to send' })
  const url = submitUrl(account.network)
  const { bytes, nonce, blockNumber } = await signCall(state, account, () => hexToBytes(call.slice(2)))
  const id = hashOf(bytes)
  try {
    await submit(url, bytes)
  } catch (cause) {
    // It may have arrived although the answer didn't, and then sending again would pay twice. The chain will tell.
    if (!isAnswerLost(cause)) throw cause
  }
  return { id, details: { call, nonce: `${nonce}`, block: `${blockNumber}` } }
}
