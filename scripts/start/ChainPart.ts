import type { NetworkId } from '@latchkey/protocol'
import type { LocalChain, LocalOther } from '../../services/gateway/src/config/localSettings'
import type { Part } from './Part'

/** How to tell the gateway about a chain: EVM chains by their seed, the others by their list entry. */
export type GatewayChain = { readonly evm: LocalChain } | { readonly other: LocalOther }

/** A node of a local chain. */
export type ChainPart = Part & {
  readonly networkId: NetworkId
  readonly describe: (url: string) => GatewayChain
}
