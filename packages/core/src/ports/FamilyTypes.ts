import type { Namespace } from '@latchkey/protocol'
import type { PairedProvider } from './PairedProvider'

/** The object of an EVM wallet (EIP-1193), as viem, ethers and wagmi take it. Old wallets come without events. */
export type Eip1193Provider = {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}

/** A wallet of the wallet standard, with what each of its features offers still to be checked. */
export type StandardWallet = {
  readonly name: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly unknown[]
}

/** What wallets of each family put on the page, or what stands for a paired wallet. */
type Providers = {
  eip155: Eip1193Provider
  solana: StandardWallet | PairedProvider
  /** Bitcoin wallets follow four standards, so that the site has to look at the object itself. */
  bip122: unknown
  polkadot: { enable(origin: string): Promise<unknown> } | PairedProvider
}

/** The type of a wallet's object in a family of chains; its adapter has checked that the object is one. */
export type ProviderOf<N extends Namespace> = Providers[N]

/** The type of an address in a family of chains; its adapter has checked every address. */
export type AddressOf<N extends Namespace> = N extends 'eip155' ? `0x${string}` : string
