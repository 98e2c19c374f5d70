import type { Asset, AssetFacts } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { readAccounts } from './ChainAccount'
import { metadataAccountOf, readMetadata } from './readMetadata'
import { readToken } from './readToken'

type AssetRequest = { readonly network: Network; readonly address: string; readonly asset: Asset }

/** [SND-1] Decimals, symbol and balance of an asset, from the chain. Not every token has a symbol there. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readAsset({ network, address, asset }: AssetRequest): Promise<AssetFacts> {
  if (asset.kind === 'native') {
    const { decimals, symbol, name } = network.nativeCurrency
    const [own] = await readAccounts(network, [address])
    return { decimals, symbol, name, balance: own?.lamports ?? 0n }
  }
  const request = { network, owner: address, token: asset.token }
  const { mint, held, accounts } = await readToken(request, async (token) => [await metadataAccountOf(token)])
  const { name, symbol } = readMetadata(mint, accounts[0])
  const balance = held.reduce((sum, { amount }) => sum + amount, 0n)
  return { decimals: mint.decimals, symbol: symbol ?? '', ...(name ? { name } : {}), balance }
}
