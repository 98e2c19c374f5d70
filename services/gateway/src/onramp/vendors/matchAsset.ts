import type { ListedAsset } from '../listAssets'

/**
 * Returns the asset that the operator lists for a vendor's chain and contract. A vendor's symbol never decides: anybody
 * can give a token the symbol of another.
 */
export function matchAsset(
  assets: readonly ListedAsset[],
  chainId: string | undefined,
  contract: string | null | undefined,
): ListedAsset | undefined {
  const isNative = !contract || /^0x0{40}$/.test(contract)
  const wanted = chainId?.startsWith('eip155:') ? contract?.toLowerCase() : contract
  return assets.find(
    (asset) => asset.chainId === chainId && asset.contract === (isNative ? undefined : wanted),
  )
}
