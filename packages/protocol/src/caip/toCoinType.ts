import { invalidChainId } from '../errors/caip'

/** [IDF-6] Returns the ENSIP-11 coin type of an EVM chain: the id with the highest of 32 bits set. @throws invalidChainId */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 2 ** 31) throw invalidChainId({ chainId })
  return (0x80000000 | chainId) >>> 0
}
