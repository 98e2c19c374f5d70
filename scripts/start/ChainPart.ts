import type { NetworkId } from '@latchkey/protocol'
import type { LocalChain, LocalOther } from '../../services/gateway/src/config/localSettings'
import type { Part } from './Part'

/** How the gateway is told of a chain: those of EVM by what their seed put there, the others as it lists them. */
export type GatewayChain = { readonly evm: LocalChain } | { readonly other: LocalOther }

/** A node of a local chain. */
export type ChainPart = Part & {
  readonly networkId: NetworkId
  readonly describe: (url: string) => GatewayChain
}
