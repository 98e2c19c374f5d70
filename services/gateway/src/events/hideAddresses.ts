import type { Hider } from './createHider'

/** Addresses of all families: EVM (and transaction hashes), bech32 of Bitcoin, and anything in base58. */
const addresses = /0x[0-9a-f]{40,64}|\b(?:bc|tb)1[02-9ac-hj-np-z]{11,87}\b|\b[1-9A-HJ-NP-Za-km-z]{26,64}\b/gi

/** Replaces every address in a text. */
export function hideAddresses(text: string, hide: Hider): string {
  return text.replace(addresses, (address) => hide(address))
}
