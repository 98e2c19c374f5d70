import type { WalletAccount } from '@latchkey/core'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * [DOT-1] An account in the form that is reported. `publicKey` is the 32 bytes behind every network's form of the
 * address: the key itself, or its hash for ECDSA.
 */
export function toAccount(address: string, id: Uint8Array): WalletAccount {
  return { address, type: 'eoa', publicKey: `0x${bytesToHex(id)}` }
}
