import type { CheckRequest, TransferStatus } from '@latchkey/core'
import { isRecord, malformedAnswer, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'
import { readHeight } from './readHeight'

/** A number that was stored as text; undefined if it isn't one. */
function storedNumber(text: string | undefined): bigint | undefined {
  return text !== undefined && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
}

type Seen = { readonly isLasting: boolean; readonly hasFailed: boolean }

/** Where the node has seen a transaction; null if it hasn't. */
async function readStatus(network: Network, id: string): Promise<Seen | null> {
  const method = 'getSignatureStatuses'
  const params = [[id], { searchTransactionHistory: true }]
  const { value } = Object(await askNode(network, { method, params }))
  if (!Array.isArray(value) || value.length !== 1) throw malformedAnswer({ what: method })
  const [status] = value
  if (status === null) return null
  if (!isRecord(status) || typeof status.confirmationStatus !== 'string')
    throw malformedAnswer({ what: method })
  // A block that one node has processed may still be given up.
  return { isLasting: status.confirmationStatus !== 'processed', hasFailed: status.err !== null }
}

/** What a transaction has cost; nothing if the node doesn't tell. */
async function readFee(network: Network, id: string): Promise<{ readonly fee?: bigint }> {
  const method = 'getTransaction'
  const options = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  try {
    const answer = Object(await askNode(network, { method, params: [id, options] }))
    return { fee: parseAmount(Object(answer.meta).fee, method) }
  } catch {
    // It only adds to what is known.
    return {}
  }
}

/** Looks once where a transaction is: mined, failed, still on its way, or dropped because its block is too old. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function check({ network, handle }: CheckRequest): Promise<TransferStatus> {
  const found = await readStatus(network, handle.id)
  if (found) return ended(network, handle.id, found)
  const unseen: TransferStatus = { state: 'pending', isSeen: false }
  const lastValid = storedNumber(handle.details.lastValid)
  if (lastValid === undefined || (await readHeight(network, 'finalized')) <= lastValid) return unseen
  // It may have been in the last block that could contain it.
  const late = await readStatus(network, handle.id)
  return late ? ended(network, handle.id, late) : { state: 'dropped' }
}

async function ended(network: Network, id: string, { isLasting, hasFailed }: Seen): Promise<TransferStatus> {
  if (!isLasting) return { state: 'pending', isSeen: true }
  return { state: hasFailed ? 'failed' : 'mined', ...(await readFee(network, id)) }
}
