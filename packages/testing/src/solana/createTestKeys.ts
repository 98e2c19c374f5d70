import { mnemonicToSeedSync } from '@scure/bip39'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveEd25519 } from '../keys/deriveEd25519'
import type { KeyPair } from '../keys/Keys'

/** Gives the demo phrase's Solana accounts by their number, on the path that other wallets use. */
export function createTestKeys(): (index: number) => KeyPair {
  let seed: Uint8Array | undefined
  return (index) => {
    seed ??= mnemonicToSeedSync(demoPhrase)
    return deriveEd25519(seed, [44, 501, index, 0])
  }
}
