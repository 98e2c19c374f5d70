import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { polkadotChains } from '../config/polkadotChains'

const context = new TextEncoder().encode('SS58PRE')
const generalPrefix = 42

/**
 * An address of the Polkadot family as its network writes it, in the general form where the network is not known: one key
 * has a name for each prefix, and is the same account by all of them.
 */
export function toOwnPrefix(reference: string, address: string): string {
  // All networks that are known have a prefix of one byte.
  const prefix = polkadotChains.get(reference)?.ss58 ?? generalPrefix
  const body = Uint8Array.of(prefix, ...base58.decode(address).slice(-34, -2))
  const sum = blake2b(Uint8Array.of(...context, ...body), { dkLen: 64 }).slice(0, 2)
  return base58.encode(Uint8Array.of(...body, ...sum))
}
