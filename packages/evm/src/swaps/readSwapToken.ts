import { isEvmAddress, type Network, nativeTokenPlaceholder, swapUnsafe } from '@latchkey/protocol'

/** The contract of a token from its CAIP-10 id, in lower case; null for the coin. @throws swapUnsafe */
export function readSwapToken({ caipNetworkId }: Network, id: string): string | null {
  const prefix = `${caipNetworkId}:`
  const token = id.slice(prefix.length).toLowerCase()
  if (!id.startsWith(prefix) || !isEvmAddress(token))
    throw swapUnsafe({ reason: 'a token of another network' })
  return token === nativeTokenPlaceholder.eip155.toLowerCase() ? null : token
}
