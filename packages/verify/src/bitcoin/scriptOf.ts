import type { NetworkId } from '@latchkey/protocol'
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }

/** The output script of an address. */
export type LockingScript = {
  readonly bytes: Uint8Array
  readonly kind: ReturnType<typeof OutScript.decode>['type']
}

/** Returns the script of an address on a chain; null if it's invalid or of another chain. */
export function scriptOf(chainId: NetworkId, address: string): LockingScript | null {
  for (const network of chainId === mainnet ? [NETWORK] : [TEST_NETWORK, regtest]) {
    try {
      const decoded = Address(network).decode(address)
      return { bytes: OutScript.encode(decoded), kind: decoded.type }
    } catch {
      // Not this network; try the next.
    }
  }
  return null
}
