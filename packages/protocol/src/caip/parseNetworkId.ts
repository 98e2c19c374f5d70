import { invalidNetworkId } from '../errors/caip'
import { unknownNamespace } from '../errors/network'
import { isNamespace, type Namespace } from './namespaces'

/** A CAIP-2 network id, `namespace:chainId`. */
export type NetworkId = `${Namespace}:${string}`

/** The two parts of a network id. */
export interface NetworkIdParts {
  readonly namespace: Namespace
  readonly chainId: string
}

/** [IDF-1] Parses a CAIP-2 `namespace:chainId`. @throws invalidNetworkId, unknownNamespace */
export function parseNetworkId(value: string): NetworkIdParts {
  const [, namespace, chainId] = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/.exec(value) ?? []
  if (!namespace || !chainId) throw invalidNetworkId({ value })
  if (!isNamespace(namespace)) throw unknownNamespace({ namespace })
  return { namespace, chainId }
}

/** [IDF-1] Joins a namespace and a chain id into a network id. @throws invalidNetworkId, unknownNamespace */
export function toNetworkId(parts: {
  readonly namespace: NetworkIdParts['namespace']
  readonly chainId: string | number
}): NetworkId {
  const id: NetworkId = `${parts.namespace}:${parts.chainId}`
  parseNetworkId(id)
  return id
}
