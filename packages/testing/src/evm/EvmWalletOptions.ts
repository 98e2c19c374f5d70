import type { Address, Hex } from 'viem'
import type { RpcTransport } from '../wallet/fetchTransport'
import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** A chain that the wallet knows. Without `rpcUrl` the wallet answers from memory. */
export type EvmWalletChain = {
  readonly chainId: number
  readonly rpcUrl?: string
  readonly name?: string
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** ERC-20 contracts that `wallet_getAssets` reads. */
  readonly tokens?: readonly Address[]
}

/** Ways in which real wallets differ from the standards. Change them at any time with `wallet.set`. */
export type EvmWalletQuirks = WalletQuirks & {
  /** How many accounts a connected page sees, the selected one first (1). */
  readonly exposes: number
  /** Chains the user always declines: switching to one or adding it is rejected with 4001. */
  readonly refuseChains: readonly number[]
  /** How `wallet_addEthereumChain` is rejected: by the user (4001) or as an unknown method (-32601). */
  readonly refuseAdding: false | 'rejects' | 'unsupported'
  /** How an unknown chain is reported: 4902, or -32603 with 4902 in `data.originalError` as some mobile wallets do. */
  readonly unknownChain: 'plain' | 'nested'
  /** Whether a chain just added becomes the current one (true). */
  readonly switchesOnAdd: boolean
  /** `wallet_revokePermissions` answers -32601, or succeeds but changes nothing. */
  readonly ignoreRevoke: false | 'unsupported' | 'pretends'
  /** What `wallet_getCapabilities` answers per chain id. Defaults to asset discovery without atomic calls. */
  readonly capabilities: Readonly<Record<Hex, unknown>> | null
}

/** Options of `createEvmWallet`; all have a default. */
export type EvmWalletOptions = WalletOptions &
  Partial<EvmWalletQuirks> & {
    readonly name?: string
    readonly rdns?: string
    readonly uuid?: string
    /** Announced unchanged, so a test can announce something hostile (see `createHostileIcon`). */
    readonly icon?: unknown
    /** Properties put on the provider, such as `{ isMetaMask: true }`. */
    readonly flags?: Readonly<Record<string, unknown>>
    /** Private keys, or how many of the well-known test accounts (3). */
    readonly keys?: readonly Hex[] | number
    readonly chains?: readonly EvmWalletChain[]
    /** The initial chain. Defaults to the first of `chains`. */
    readonly chainId?: number
    /** Never calls a node, whatever the chains say. */
    readonly offline?: boolean
    /** How it calls a node. Defaults to `fetch`. */
    readonly transport?: RpcTransport
  }
