import type { Asset, AssetFacts } from '@latchkey/core'
import { assetUnreadable, fieldsOf, type Network } from '@latchkey/protocol'
import { loadChain, readStored } from './loadChain'
import { readAccount } from './readAccount'
import { readToken, readTokenAccount } from './readToken'
import type { TransferContext } from './TransferContext'

const longest = 64

/** A text that whoever made the asset has chosen. */
function readText(value: unknown): string {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value.subarray(0, longest)) : ''
  // Without characters that hide others or turn them around.
  return text.replace(/\p{C}/gu, '').trim()
}

/** [SND-1] Decimals, symbol and balance of an asset, from the chain. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readAsset(
  context: TransferContext,
  { network, address, asset }: { readonly network: Network; readonly address: string; readonly asset: Asset },
): Promise<AssetFacts> {
  if (asset.kind === 'nft') throw assetUnreadable({ token: asset.token })
  const chain = await loadChain(context, network)
  if (asset.kind === 'native') {
    const { decimals, symbol, name } = network.nativeCurrency
    return { decimals, symbol, name, balance: (await readAccount(chain, network, address)).free }
  }
  const token = await readToken(chain, network, asset.token)
  const [{ balance }, told] = await Promise.all([
    readTokenAccount(chain, network, token, address),
    readStored(chain, network, ['Assets', 'Metadata', token.id]),
  ])
  const { decimals, symbol, name } = fieldsOf(told)
  return {
    decimals: typeof decimals === 'number' ? decimals : 0,
    symbol: readText(symbol),
    ...(readText(name) ? { name: readText(name) } : {}),
    balance,
  }
}
