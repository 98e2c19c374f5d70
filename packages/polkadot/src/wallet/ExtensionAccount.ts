import type { NetworkId } from '@latchkey/protocol'

/** An account as an extension shows it. */
export type ExtensionAccount = {
  /** The address in the extension's own form. */
  readonly address: string
  /** The 32 bytes behind every form of the address. */
  readonly id: Uint8Array
  /** The only chain the account is for (0x and hexadecimal), or null for all. */
  readonly genesisHash: string | null
}

/** Whether an account can be used on a network; some accounts are for a single chain. */
export function isUsableOn({ genesisHash }: ExtensionAccount, networkId: NetworkId | null): boolean {
  return !genesisHash || !networkId || genesisHash.startsWith(`0x${networkId.slice('polkadot:'.length)}`)
}
