import { keccak_256 } from '@noble/hashes/sha3.js'

/** [ERC-137] The node of a normalised name in the registry, in hexadecimal without 0x. */
export function namehash(name: string): string {
  let node = new Uint8Array(32)
  for (const label of name.split('.').reverse()) {
    node = keccak_256(Uint8Array.from([...node, ...keccak_256(new TextEncoder().encode(label))]))
  }
  return Array.from(node, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
