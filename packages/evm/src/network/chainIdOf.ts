import type { Network } from '@latchkey/protocol'
import { invalidChainId } from '@latchkey/protocol'
import { parseChainId } from '../wallet/parseChainId'

/** The EVM chain id of a network. @throws invalidChainId */
export function chainIdOf(network: Network): number {
  const chainId = parseChainId(network.id)
  if (chainId === null) throw invalidChainId({ chainId: network.id })
  return chainId
}
