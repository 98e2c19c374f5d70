import type { Namespace, NetworkId } from '@latchkey/protocol'
import type { PsbtInput, TransactionRequest } from './ChainAdapter'
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

/** An amount of the native coin, in its smallest unit, for one receiver. */
type Payment = { readonly to: string; readonly value: bigint }

/** What wallets of each family are asked to send. */
type Transactions = {
  eip155: TransactionRequest
  /** A payment, or a transaction in wire form (base64). */
  solana: Payment | { readonly transaction: string; readonly options?: Readonly<Record<string, unknown>> }
  /** A payment, or a PSBT (base64 or hexadecimal) of which the wallet signs the given inputs, the last ones missing. */
  bip122: Payment | { readonly psbt: string; readonly inputs: readonly PsbtInput[] }
  /** A payment, or an encoded call (hexadecimal). */
  polkadot: Payment | { readonly data: string }
}

/** A transaction that a site has a wallet of a family send. */
export type TransactionOf<N extends Namespace> = Transactions[N] & {
  /** The network that it's meant for. The wallet isn't asked while it is on another one. */
  readonly networkId?: NetworkId | undefined
  /** The account that it's meant for. The wallet isn't asked while another one is active. */
  readonly from?: string | undefined
}

/** The hash or id of a transaction in a family of chains. The adapter has checked it. */
export type TransactionIdOf<N extends Namespace> = N extends 'eip155' ? `0x${string}` : string

/** The signature of a message in a family of chains. The adapter has checked it. */
export type SignatureOf<N extends Namespace> = N extends 'eip155' ? `0x${string}` : string

/** The families whose wallets sign typed data (EIP-712) and take bundles of calls (EIP-5792). */
export type CallingNamespace = 'eip155'
