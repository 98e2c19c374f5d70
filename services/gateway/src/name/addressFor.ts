import { anyEvmCoinType, coinTypeOf, ethereumCoinType } from './chainOfCoinType'
import type { StoredName } from './StoredName'

/**
 * Returns the address of a name on a chain, in lower case: the one for this chain, else the one for any EVM chain. The
 * one for Ethereum counts only there: without one for any chain, it is a contract.
 */
export function addressFor({ addresses }: StoredName, chainId: string, isMain: boolean): string | undefined {
  const own = coinTypeOf(chainId)
  if (own === undefined) return undefined
  const wanted = [own, anyEvmCoinType, ...(isMain ? [ethereumCoinType] : [])]
  return wanted
    .map((coinType) => addresses.find((one) => one.coinType === coinType)?.address)
    .find((address) => address !== undefined)
}
