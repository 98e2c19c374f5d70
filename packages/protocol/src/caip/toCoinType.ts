import { invalidChainId } from '../errors/caip'

/** [IDF-6] The coin type of an EVM chain by ENSIP-11: the id with its highest bit of 32 set. @throws invalidChainId */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 2 ** 31) throw invalidChainId({ chainId })
  return (0x80000000 | chainId) >>> 0
}
