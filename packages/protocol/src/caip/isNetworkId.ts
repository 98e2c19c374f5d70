import { isNamespace } from './namespaces'
import type { NetworkId } from './parseNetworkId'

/** [IDF-1] Whether a value is a CAIP-2 network id of a known namespace. */
export function isNetworkId(value: unknown): value is NetworkId {
  if (typeof value !== 'string') return false
  const [namespace, chainId, ...rest] = value.split(':')
  return isNamespace(namespace) && /^[-_a-zA-Z0-9]{1,32}$/.test(chainId ?? '') && rest.length === 0
}
