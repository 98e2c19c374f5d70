import type { AccountTransaction, NetworkId } from '@latchkey/protocol'

/** [ACC-4] Whether to show a transaction: on the account's network, and not only spam transfers. */
export function isShownTransaction(
  { metadata, transfers }: AccountTransaction,
  networkId: NetworkId,
): boolean {
  if (metadata.chain !== networkId) return false
  return !transfers?.length || transfers.some(({ nft_info }) => !nft_info?.flags.is_spam)
}
