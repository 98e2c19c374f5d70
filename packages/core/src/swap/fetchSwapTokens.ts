import {
  getSwapTokens,
  isAddress,
  type Network,
  nativeTokenPlaceholder,
  type SwapToken,
  stripDeceptive,
} from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import type { SwapTokens, TradedToken } from './SwapState'
import { suggestedSymbols } from './suggestedSymbols'

/** [SWP-2] As many as the strip has room for. */
const mostSuggested = 8
/** No list is longer, whatever a server sends. */
const mostTokens = 5_000

/** The coin of a network, as one side of a swap. */
export function nativeTraded({ caipNetworkId, chainNamespace, nativeCurrency }: Network): TradedToken {
  const { symbol, name, decimals } = nativeCurrency
  const id = `${caipNetworkId}:${nativeTokenPlaceholder[chainNamespace]}`
  return { id, asset: { kind: 'native' }, symbol, name, decimals, iconUrl: null }
}

/** A token of the list, if it's one of this network. */
function toTraded(network: Network, listed: SwapToken): readonly TradedToken[] {
  const { caipNetworkId, chainNamespace } = network
  const { address, decimals, logoUri: iconUrl } = listed
  const prefix = `${caipNetworkId}:`
  const token = address.slice(prefix.length)
  if (!address.startsWith(prefix) || decimals < 0 || decimals > 255) return []
  const symbol = stripDeceptive(listed.symbol).slice(0, 64)
  const name = stripDeceptive(listed.name).slice(0, 255)
  if (token.toLowerCase() === nativeTokenPlaceholder[chainNamespace].toLowerCase())
    return [{ ...nativeTraded(network), iconUrl }]
  if (!isAddress(chainNamespace, token)) return []
  return [{ id: address, asset: { kind: 'token', token }, symbol, name, decimals, iconUrl }]
}

const bySymbol = (one: TradedToken, other: TradedToken) => one.symbol.localeCompare(other.symbol, 'en')

/** [SWP-1] [SWP-2] Gets the tokens of a network, by symbol. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function fetchSwapTokens(latchkey: Latchkey, network: Network): Promise<SwapTokens> {
  const { caipNetworkId: networkId } = network
  const { tokens } = await openGateway(latchkey).call(getSwapTokens, { query: { chainId: networkId } })
  const listed = tokens.slice(0, mostTokens).flatMap((token) => toTraded(network, token))
  const coin = listed.find(({ asset }) => asset.kind === 'native') ?? nativeTraded(network)
  const others = listed.filter(({ asset }) => asset.kind !== 'native')
  const all = [coin, ...others].sort(bySymbol)
  const suggested = all.filter(({ symbol }) => suggestedSymbols.includes(symbol)).slice(0, mostSuggested)
  return { networkId, all, suggested }
}
