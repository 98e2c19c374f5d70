import { hexToBytes } from '@noble/hashes/utils.js'
import { deriveEd25519 } from '../keys/deriveEd25519'
import type { KeyPair } from '../keys/Keys'

/** The seed of the demo phrase. Making it of the words takes a tenth of a second, which every wallet of a test would feel. */
const demoSeed =
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185' +
  'd564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0'

/** The demo phrase's Solana account of a number, on the path that other wallets use. */
export function deriveTestKey(index: number): KeyPair {
  return deriveEd25519(hexToBytes(demoSeed), [44, 501, index, 0])
}
