import { type NetworkId, type NetworkIdParts, parseNetworkId } from './parseNetworkId'

/** [IDF-1] Joins a namespace and a chain id into a network id. @throws invalidNetworkId, unknownNamespace */
export function toNetworkId(parts: {
  readonly namespace: NetworkIdParts['namespace']
  readonly chainId: string | number
}): NetworkId {
  const id: NetworkId = `${parts.namespace}:${parts.chainId}`
  parseNetworkId(id)
  return id
}
