import type { Namespace } from '../caip/namespaces'
import type { NetworkId } from '../caip/parseNetworkId'

/** Where a network is read, by transport; the first address is tried first. */
interface RpcUrls {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A site that shows accounts and transactions of a network. */
interface BlockExplorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string | undefined
}

/** Where a well-known contract is, and since which block. */
interface NetworkContract {
  readonly address: string
  readonly blockCreated?: number | undefined
}

/** [NET-5] A network that can be chosen. */
export interface Network {
  /** The chain id: a number on EVM chains, the reference of the CAIP-2 id on others. */
  readonly id: number | string
  /** `namespace:id`. */
  readonly caipNetworkId: NetworkId
  readonly chainNamespace: Namespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** `default` is what is read; `chainDefault` what a wallet is told when the network is added to it. */
  readonly rpcUrls: { readonly default: RpcUrls } & { readonly [name: string]: RpcUrls }
  readonly blockExplorers?:
    | ({ readonly default: BlockExplorer } & { readonly [name: string]: BlockExplorer })
    | undefined
  readonly testnet?: boolean | undefined
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
  /** The contracts that reading goes through, where the network has them. */
  readonly contracts?:
    | {
        readonly multicall3?: NetworkContract | undefined
        readonly ensRegistry?: NetworkContract | undefined
        readonly ensUniversalResolver?: NetworkContract | undefined
      }
    | undefined
}
