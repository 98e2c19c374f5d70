import { invalidCaipAddress } from '../errors/caip'
import { type CaipAddress, isCaipAddress } from './isCaipAddress'

/** [IDF-2] Throws unless the value is a CAIP-10 address. @throws invalidCaipAddress */
export function assertCaipAddress(value: unknown): asserts value is CaipAddress {
  if (!isCaipAddress(value)) throw invalidCaipAddress({ value: String(value) })
}
