import { Address, type NETWORK, OutScript } from '@scure/btc-signer'

/** Returns the address that a script pays, or null if it has none, such as data. */
export function addressOf(script: Uint8Array | undefined, network: typeof NETWORK): string | null {
  try {
    return script ? Address(network).encode(OutScript.decode(script)) : null
  } catch {
    // It has no address form, so it is shown as paying nobody.
    return null
  }
}
