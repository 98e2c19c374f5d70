import type { VaultAddresses } from '../../vault/VaultTask'

/** The words of a wallet, with the accounts they open. */
export type ShownWords = { readonly words: string; readonly addresses: VaultAddresses }
