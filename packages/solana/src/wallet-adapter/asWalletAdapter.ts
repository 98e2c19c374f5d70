import type { Latchkey } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import type { WalletAdapter } from './WalletAdapter'

/**
 * Returns the connected Solana account as code for `@solana/wallet-adapter` and Anchor takes it, or null. Pass the
 * `PublicKey` of your `@solana/web3.js` 1. Ask again when the account changes.
 */
export async function asWalletAdapter<PublicKey>(
  latchkey: Latchkey,
  PublicKey: new (address: string) => PublicKey,
): Promise<WalletAdapter<PublicKey> | null> {
  const { createWalletAdapter } = await loaded(import('./createWalletAdapter'))
  return createWalletAdapter(latchkey, PublicKey)
}
