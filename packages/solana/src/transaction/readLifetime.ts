import { malformedAnswer, type Network } from '@latchkey/protocol'
import type { Blockhash } from '@solana/rpc-types'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'

/** The block that a transaction refers to, and the last height at which a block may contain it. */
export type Lifetime = { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint }

/** The latest block; the chain forgets it after about a minute. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readLifetime(network: Network): Promise<Lifetime> {
  const method = 'getLatestBlockhash'
  const answer = await askNode(network, { method, params: [{ commitment: 'confirmed' }] })
  const { blockhash, lastValidBlockHeight } = Object(Object(answer).value)
  if (typeof blockhash !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(blockhash))
    throw malformedAnswer({ what: method })
  return {
    blockhash: blockhash as Blockhash,
    lastValidBlockHeight: parseAmount(lastValidBlockHeight, method),
  }
}
