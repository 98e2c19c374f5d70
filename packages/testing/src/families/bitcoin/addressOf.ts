import { Address, type NETWORK, OutScript } from '@scure/btc-signer'

/** Who a script pays, or null where that is no address: data for everybody to read, or something unusual. */
export function addressOf(script: Uint8Array | undefined, network: typeof NETWORK): string | null {
  try {
    return script ? Address(network).encode(OutScript.decode(script)) : null
  } catch {
    // No address can be written for it; what pays nobody is said so.
    return null
  }
}
