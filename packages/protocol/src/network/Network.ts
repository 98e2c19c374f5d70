import type { Namespace } from '../caip/namespaces'
import type { NetworkId } from '../caip/parseNetworkId'

/** A network's RPC URLs by transport, tried in order. */
interface RpcUrls {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A block explorer of a network. */
interface BlockExplorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string | undefined
}

/** The address of a well-known contract, and the block that created it. */
interface NetworkContract {
  readonly address: string
  readonly blockCreated?: number | undefined
}

/** [NET-5] A network that a visitor can choose. */
export interface Network {
  /** The chain id: a number on EVM chains, the reference of the CAIP-2 id on others. */
  readonly id: number | string
  /** `namespace:id`. */
  readonly caipNetworkId: NetworkId
  readonly chainNamespace: Namespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** `default` is for reading; `chainDefault` goes to a wallet that adds the network. */
  readonly rpcUrls: { readonly default: RpcUrls } & { readonly [name: string]: RpcUrls }
  readonly blockExplorers?:
    | ({ readonly default: BlockExplorer } & { readonly [name: string]: BlockExplorer })
    | undefined
  readonly testnet?: boolean | undefined
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
  /** Contracts used for reading, if the network has them. */
  readonly contracts?:
    | {
        readonly multicall3?: NetworkContract | undefined
        readonly ensRegistry?: NetworkContract | undefined
        readonly ensUniversalResolver?: NetworkContract | undefined
      }
    | undefined
}
