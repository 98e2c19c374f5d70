import type { AccountTransaction, NetworkId } from '@latchkey/protocol'

/** [ACC-4] Whether a transaction is shown: of the network that the account is on, and not spam in all that it moves. */
export function isShownTransaction(
  { metadata, transfers }: AccountTransaction,
  networkId: NetworkId,
): boolean {
  if (metadata.chain !== networkId) return false
  return !transfers?.length || transfers.some(({ nft_info }) => !nft_info?.flags.is_spam)
}
