import { bytesToHex } from '@noble/hashes/utils.js'
import type { EvmSignature } from './signHash'

/** Writes a signature as wallets return it: r, s and 27 or 28. */
export function toSignatureHex({ r, s, parity }: EvmSignature): `0x${string}` {
  return `0x${bytesToHex(r)}${bytesToHex(s)}${parity === 1 ? '1c' : '1b'}`
}
