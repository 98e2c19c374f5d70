import type { Asset, AssetFacts } from '@latchkey/core'
import { assetUnreadable, type Network } from '@latchkey/protocol'
import { getCoins } from '../read/getCoins'

/** [SND-1] The balance of the coin. Bitcoin has no tokens. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readAsset({
  network,
  address,
  asset,
}: {
  readonly network: Network
  readonly address: string
  readonly asset: Asset
}): Promise<AssetFacts> {
  if (asset.kind !== 'native') throw assetUnreadable({ token: asset.token })
  const coins = await getCoins(address, network)
  const { decimals, symbol, name } = network.nativeCurrency
  return { decimals, symbol, name, balance: coins.reduce((sum, { amount }) => sum + amount, 0n) }
}
