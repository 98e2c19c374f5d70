import type { AccountRequest, Asset, TransactionRequest } from '@latchkey/core'
import { rpcInternal, rpcInvalidInput, rpcTransactionRejected, transferRefused } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { estimateGas } from '../transaction/estimateGas'

/** What a transfer to an account without code takes, exactly. */
export const plainGas = 21_000n
/** What a transfer usually takes, for an account that has too little to try it. */
const usualGas = { native: plainGas, token: 65_000n, nft: 100_000n }

/** A token may take more in the next block than now, such as for a first entry. */
const withMargin = (gas: bigint) => (gas === plainGas ? gas : (gas * 6n) / 5n)

/**
 * [SND-1] The gas for a transfer to this very receiver. `isShort` says that the account has too little, so a failure
 * means nothing. @throws transferRefused, requestTimeout, httpStatus, networkFailure
 */
export async function readGas(
  access: NodeAccess,
  request: AccountRequest & { readonly transaction: TransactionRequest },
  { kind }: Asset,
  isShort: boolean,
): Promise<bigint> {
  try {
    return withMargin(await estimateGas(access, request))
  } catch (cause) {
    if (![rpcTransactionRejected, rpcInvalidInput, rpcInternal].some((refusal) => refusal.is(cause)))
      throw cause
    if (isShort) return usualGas[kind]
    throw transferRefused({}, { cause })
  }
}
