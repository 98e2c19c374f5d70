import type { NetworkId } from '@latchkey/protocol'
import type { ExtensionAccount } from './ExtensionAccount'

/** Whether an account can be used on a network: one for a single chain is none on the others. */
export function isUsableOn({ genesisHash }: ExtensionAccount, networkId: NetworkId | null): boolean {
  return !genesisHash || !networkId || genesisHash.startsWith(`0x${networkId.slice('polkadot:'.length)}`)
}
