import type { OnrampAsset } from '@latchkey/protocol'
import type { ListedAsset } from '../listAssets'

/** Returns an asset as clients see it. */
export function plainAsset({ caip19, chainId, symbol, name, decimals }: ListedAsset): OnrampAsset {
  return { caip19, chainId, symbol, name, decimals }
}
