import type { Namespace } from '@latchkey/protocol'
import type { PairedProvider } from './PairedProvider'

/** The object of an EVM wallet (EIP-1193), as viem, ethers and wagmi take it. Old wallets have no events. */
export type Eip1193Provider = {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}

/** A wallet of the wallet standard. Its features aren't checked yet. */
export type StandardWallet = {
  readonly name: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly unknown[]
}

/** The objects that wallets of each family put on the page, or the provider of a paired wallet. */
type Providers = {
  eip155: Eip1193Provider
  solana: StandardWallet | PairedProvider
  /** Bitcoin wallets follow four standards, so the site has to check the object itself. */
  bip122: unknown
  polkadot: { enable(origin: string): Promise<unknown> } | PairedProvider
}

/** The type of a wallet's object in a family of chains. The adapter has checked the object. */
export type ProviderOf<N extends Namespace> = Providers[N]

/** The type of an address in a family of chains. The adapter has checked the address. */
export type AddressOf<N extends Namespace> = N extends 'eip155' ? `0x${string}` : string
