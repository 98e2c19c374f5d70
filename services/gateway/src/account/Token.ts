import { isNamespace, nativeTokenPlaceholder } from '@latchkey/protocol'
import type { Chain } from '../config/chainSchema'

/** A token the gateway knows: a chain's native one, or one the operator listed. */
export type Token = {
  readonly chain: Chain
  /** Without the chain; a placeholder for the native token. */
  readonly address: string
  /** CAIP-10, in lower case where case has no meaning. */
  readonly id: string
  readonly isNative: boolean
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly feed: string | undefined
}

/** Lists the tokens of a chain, the native one first. */
export function listTokens(chain: Chain): Token[] {
  const namespace = chain.id.split(':')[0]
  const placeholder = isNamespace(namespace) ? nativeTokenPlaceholder[namespace] : '0x'
  const native = { ...chain.nativeCurrency, address: placeholder, feed: chain.feed }
  return [native, ...chain.tokens].map(({ address, name, symbol, decimals, feed }, place) => ({
    chain,
    address,
    id: tokenId(chain.id, address),
    isNative: place === 0,
    name,
    symbol,
    decimals,
    feed,
  }))
}

/** Returns the CAIP-10 id of a token. */
export function tokenId(chainId: string, address: string): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? address.toLowerCase() : address}`
}
