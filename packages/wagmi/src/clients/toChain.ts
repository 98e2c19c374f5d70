import type { Network } from '@latchkey/protocol'
import type { Chain } from 'viem'

/** Returns an EVM network as a chain of viem, with the nodes that the site configured. Null for other families. */
export function toChain({ id, assets, caipNetworkId, chainNamespace, ...rest }: Network): Chain | null {
  return chainNamespace === 'eip155' && typeof id === 'number' ? ({ ...rest, id } as Chain) : null
}
