import { type AccountTransaction, fromBaseUnits, type TransactionTransfer } from '@latchkey/protocol'
import type { SentSwap, SentTransfer } from '../send/SentTransfer'
import { newestFirst } from './groupByMonth'

/** How ids of rows begin that no history knows yet. */
const prefix = 'sent:'

function statusOf({ state, how, succeeded }: SentTransfer): string {
  if (state === 'pending') return 'pending'
  // Any other transaction that took its place has sent something else.
  if (state === 'replaced') return succeeded && how !== 'other' ? 'confirmed' : 'failed'
  return state === 'mined' ? 'confirmed' : 'failed'
}

/** [SWP-1] What a swap brings, as far as it's known. */
function gainOf({ symbol, decimals, amount, iconUrl }: SentSwap): TransactionTransfer {
  return {
    fungible_info: { name: symbol, symbol, icon: iconUrl ? { url: iconUrl } : null },
    nft_info: null,
    direction: 'in',
    quantity: { numeric: fromBaseUnits(BigInt(amount), decimals) },
    value: null,
    price: null,
  }
}

function toTransaction(sent: SentTransfer): AccountTransaction {
  const {
    networkId,
    address,
    to,
    asset,
    amount,
    decimals,
    symbol,
    iconUrl,
    handle,
    sentAt,
    how,
    by,
    swap,
    note,
  } = sent
  const isNft = asset.kind === 'nft'
  const isCancelled = how === 'cancel'
  const isApproval = swap !== undefined && swap.part !== 'swap'
  const transfer = {
    fungible_info: isNft ? null : { name: symbol, symbol, icon: iconUrl ? { url: iconUrl } : null },
    nft_info: isNft ? { name: symbol, content: null, flags: { is_spam: false } } : null,
    direction: 'out' as const,
    quantity: { numeric: fromBaseUnits(BigInt(amount), decimals) },
    value: null,
    price: null,
  }
  return {
    id: `${prefix}${handle.id}`,
    metadata: {
      // An operation without a text of ours is shown as it is.
      operationType: note ?? (isCancelled ? 'cancel' : isApproval ? 'approve' : swap ? 'trade' : 'send'),
      hash: by ?? handle.details.hash ?? handle.id,
      minedAt: new Date(sentAt).toISOString(),
      sentFrom: address,
      sentTo: to,
      status: statusOf(sent),
      nonce: 0,
      application: null,
      chain: networkId,
    },
    transfers:
      isCancelled || isApproval || note !== undefined ? [] : swap ? [transfer, gainOf(swap)] : [transfer],
  }
}

/** The hashes that a history may have a transaction under. */
function hashesOf({ handle, by }: SentTransfer): readonly string[] {
  return [handle.id, handle.details.hash, by].flatMap((hash) => hash?.toLowerCase() ?? [])
}

/** [SWP-1] A history only sees what a swap takes where it brings coins, which leave no trace. We know what it was. */
function asSwap(row: AccountTransaction, own: readonly SentTransfer[]): AccountTransaction {
  const { metadata } = row
  if (metadata.operationType === 'trade') return row
  const sent = own.find(
    (each) => each.swap?.part === 'swap' && hashesOf(each).includes(metadata.hash.toLowerCase()),
  )
  if (!sent) return row
  return {
    ...row,
    metadata: { ...metadata, operationType: 'trade' },
    transfers: toTransaction(sent).transfers,
  }
}

/** [ACC-4] Adds an account's sent transactions to its history, as long as the history doesn't have them itself. */
export function withSent(
  transactions: readonly AccountTransaction[],
  sent: readonly SentTransfer[],
  caipAddress: string,
  now: number,
): readonly AccountTransaction[] {
  const own = sent.filter(({ networkId, address }) => `${networkId}:${address}` === caipAddress)
  const known = transactions.filter(({ id }) => !id.startsWith(prefix)).map((row) => asSwap(row, own))
  const hashes = new Set(known.map(({ metadata }) => metadata.hash.toLowerCase()))
  const isKnown = (row: SentTransfer) => hashesOf(row).some((hash) => hashes.has(hash))
  return newestFirst([...own.filter((row) => !isKnown(row)).map(toTransaction), ...known], now)
}
