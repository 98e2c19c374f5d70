import { invalidAddress } from '../errors/caip'
import { isCaipAddress } from './isCaipAddress'
import { isNamespace } from './namespaces'
import type { NetworkIdParts } from './parseNetworkId'

/** The three parts of a CAIP-10 address. */
export interface AddressParts extends NetworkIdParts {
  readonly address: string
}

/** [IDF-2] Parses `namespace:chainId:address`. Use `isAddress` to check the address itself. @throws invalidAddress */
export function parseAddress(value: string): AddressParts {
  if (!isCaipAddress(value)) throw invalidAddress({ value })
  const [namespace, chainId, address] = value.split(':')
  if (!isNamespace(namespace) || !chainId || !address) throw invalidAddress({ value })
  return { namespace, chainId, address }
}
