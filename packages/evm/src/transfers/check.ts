import type { CheckRequest, TransferHandle, TransferStatus } from '@latchkey/core'
import { isRecord } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { checkBundle } from './checkBundle'
import { compareSent } from './compareSent'
import { findReplacement } from './findReplacement'
import { readReceipt } from './readReceipt'

/** A number that was stored as text; undefined if it isn't one. */
function storedNumber(text: string | undefined): bigint | undefined {
  return text !== undefined && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
}

/** Looks once where a transaction is: mined, failed, replaced by another one with its nonce, or still on its way. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function check(access: NodeAccess, request: CheckRequest): Promise<TransferStatus> {
  const { network, address, handle } = request
  const { bundle, hash } = handle.details
  if (bundle !== undefined) {
    const receipt = hash === undefined ? null : await readReceipt(access, network, hash)
    if (!receipt)
      return hash === undefined ? checkBundle(request, bundle) : { state: 'pending', isSeen: true }
    return { state: receipt.succeeded ? 'mined' : 'failed', fee: receipt.fee }
  }
  const ask = (method: string, params: readonly unknown[]) => askNode(access, network, { method, params })
  const find = () => ask('eth_getTransactionByHash', [handle.id])
  const receipt = await readReceipt(access, network, handle.id)
  if (receipt) return ended(request, receipt, await find())
  const found = await find()
  const isSeen = isRecord(found)
  const known = storedNumber(handle.details.nonce)
  // The nonce of another sender, such as a relayer, says nothing about this account.
  const nonce = known ?? (isSentBy(found, address) ? parseQuantity(found.nonce, 'nonce') : undefined)
  const learnt: TransferHandle | undefined =
    known === undefined && nonce !== undefined
      ? { ...handle, details: { ...handle.details, ...contentOf(request, found), nonce: `${nonce}` } }
      : undefined
  const pending: TransferStatus = { state: 'pending', isSeen, ...(learnt ? { handle: learnt } : {}) }
  if (nonce === undefined) return pending
  const used = parseQuantity(await ask('eth_getTransactionCount', [address, 'latest']), 'nonce')
  if (used <= nonce) return pending
  // The nonce is used up: by this transaction a moment ago, or by another one.
  const late = await readReceipt(access, network, handle.id)
  if (late) return ended(request, late, await find())
  return (
    (await findReplacement(access, {
      network,
      address,
      handle,
      nonce,
      from: storedNumber(handle.details.block),
    })) ?? pending
  )
}

function isSentBy(found: unknown, address: string): found is Readonly<Record<string, unknown>> {
  return isRecord(found) && `${found.from}`.toLowerCase() === address.toLowerCase()
}

/** The most that is stored of a call. */
const mostData = 20_000

/** What a transaction does that is known by its hash only: it tells a speed-up from something else later. */
function contentOf({ address, handle }: CheckRequest, found: unknown): TransferHandle['details'] {
  if (handle.details.to !== undefined || !isSentBy(found, address)) return {}
  const { to, input, value } = found
  if (typeof to !== 'string' || typeof input !== 'string' || input.length > mostData) return {}
  return { to, data: input, value: `${parseQuantity(value, 'value')}` }
}

type Receipt = { readonly succeeded: boolean; readonly fee: bigint }

/** How it ended. A wallet may have answered with the hash of something else that the account has sent. */
function ended(
  { address, handle }: CheckRequest,
  { succeeded, fee }: Receipt,
  found: unknown,
): TransferStatus {
  const own = address.toLowerCase()
  // Others send for smart accounts, and those with code call themselves: what they do isn't in these fields.
  const isPlain =
    isSentBy(found, address) &&
    handle.details.to !== undefined &&
    (`${found.to}`.toLowerCase() !== own || found.input === '0x')
  const how = isPlain ? compareSent(found, address, handle) : 'speed-up'
  if (how !== 'speed-up') return { state: 'replaced', how, by: handle.id, succeeded }
  return { state: succeeded ? 'mined' : 'failed', fee }
}
