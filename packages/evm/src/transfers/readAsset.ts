import type { Asset, AssetFacts } from '@latchkey/core'
import { assetUnreadable, isEvmAddress, type Network } from '@latchkey/protocol'
import { readText } from '../name/readText'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { addressWord, readTokenId, toWord } from './encodeTransfer'
import { readContract, readNumber } from './readContract'

const selectors = {
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  name: '0x06fdde03',
  balanceOf: '0x70a08231',
  balanceOfId: '0x00fdd58e',
  ownerOf: '0x6352211e',
}

type AssetRequest = { readonly network: Network; readonly address: string; readonly asset: Asset }

/** How much of an asset an account has. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readHeld(
  access: NodeAccess,
  { network, address, asset }: AssetRequest,
): Promise<bigint> {
  if (asset.kind === 'native') {
    const method = 'eth_getBalance'
    return parseQuantity(await askNode(access, network, { method, params: [address, 'latest'] }), method)
  }
  const { token } = asset
  if (!isEvmAddress(token)) throw assetUnreadable({ token })
  const owner = addressWord(address)
  const ask = (data: string) => readNumber(access, network, token, data)
  const isSingle = asset.kind === 'nft' && asset.standard === 'erc721'
  if (isSingle) {
    const found = await ask(selectors.ownerOf + toWord(readTokenId(asset.id)))
    return found === BigInt(address) ? 1n : 0n
  }
  const held =
    asset.kind === 'token'
      ? await ask(selectors.balanceOf + owner)
      : await ask(selectors.balanceOfId + owner + toWord(readTokenId(asset.id)))
  if (held === null) throw assetUnreadable({ token })
  return held
}

/** [SND-1] Decimals, symbol and balance of an asset, from the chain. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readAsset(access: NodeAccess, request: AssetRequest): Promise<AssetFacts> {
  const { network, asset } = request
  if (asset.kind === 'native') {
    const { decimals, symbol, name } = network.nativeCurrency
    return { decimals, symbol, name, balance: await readHeld(access, request) }
  }
  const { token } = asset
  const text = async (data: string) => readText(await readContract(access, network, token, data))
  const [balance, decimals, symbol, name] = await Promise.all([
    readHeld(access, request),
    asset.kind === 'token' ? readNumber(access, network, token, selectors.decimals) : 0n,
    text(selectors.symbol),
    text(selectors.name),
  ])
  if (decimals === null || decimals > 255n) throw assetUnreadable({ token })
  return { decimals: Number(decimals), symbol: symbol ?? '', ...(name ? { name } : {}), balance }
}
