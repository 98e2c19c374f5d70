import { demoSeed } from '../keys/demoSeed'
import { deriveEd25519 } from '../keys/deriveEd25519'
import type { KeyPair } from '../keys/Keys'

/** The demo phrase's Solana account of a number, on the path that other wallets use. */
export function deriveTestKey(index: number): KeyPair {
  return deriveEd25519(demoSeed(), [44, 501, index, 0])
}
