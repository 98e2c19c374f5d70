import { invalidNetworkId } from '../errors/caip'
import { unknownNamespace } from '../errors/network'
import { isNamespace } from './isNamespace'
import type { Namespace } from './namespaces'

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
