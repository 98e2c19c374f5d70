import type { WalletAccount } from '@latchkey/core'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * [DOT-1] An account as it is told: `publicKey` is the 32 bytes that are the same in every network's form of the address. They are
 * the key itself, but for ECDSA its hash.
 */
export function toAccount(address: string, id: Uint8Array): WalletAccount {
  return { address, type: 'eoa', publicKey: `0x${bytesToHex(id)}` }
}
