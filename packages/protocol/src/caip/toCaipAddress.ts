import { invalidCaipAddress } from '../errors/caip'
import { type CaipAddress, isCaipAddress } from './isCaipAddress'
import type { Namespace } from './namespaces'

/** [IDF-2] Throws unless the value is a CAIP-10 address. @throws invalidCaipAddress */
export function assertCaipAddress(value: unknown): asserts value is CaipAddress {
  if (!isCaipAddress(value)) throw invalidCaipAddress({ value: String(value) })
}

/** [IDF-2] Joins three parts into a CAIP-10 address. @throws invalidCaipAddress */
export function toCaipAddress(parts: {
  readonly namespace: Namespace
  readonly chainId: string | number
  readonly address: string
}): CaipAddress {
  const value = `${parts.namespace}:${parts.chainId}:${parts.address}`
  assertCaipAddress(value)
  return value
}
