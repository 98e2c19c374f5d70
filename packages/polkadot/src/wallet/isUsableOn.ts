import type { NetworkId } from '@latchkey/protocol'
import type { ExtensionAccount } from './ExtensionAccount'

/** Whether an account can be used on a network; some accounts are for a single chain. */
export function isUsableOn({ genesisHash }: ExtensionAccount, networkId: NetworkId | null): boolean {
  return !genesisHash || !networkId || genesisHash.startsWith(`0x${networkId.slice('polkadot:'.length)}`)
}
