import { isNamespace, type Namespace } from './namespaces'

/** A CAIP-10 address, `namespace:chainId:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/** [IDF-2] Whether a value is `namespace:chainId:address` of a known namespace, with the characters of CAIP-10. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const [, namespace] = /^([a-z0-9]+):[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.exec(value) ?? []
  return isNamespace(namespace)
}
