import type { OnrampAsset } from '@latchkey/protocol'
import { listTokens } from '../account/Token'
import type { Chain } from '../config/chainSchema'

/** The registered numbers of coins (SLIP-44); other EVM coins use that of Ether. */
const coins: Readonly<Record<string, number>> = {
  ETH: 60,
  SOL: 501,
  BTC: 0,
  DOT: 354,
  POL: 966,
  MATIC: 966,
  BNB: 714,
  AVAX: 9005,
  CELO: 52_752,
}

/** An asset that the operator's configuration names. Vendors sell no other: a symbol alone proves nothing. */
export type ListedAsset = OnrampAsset & {
  /** The contract or mint; nothing for a network's own currency. */
  readonly contract: string | undefined
}

/** Lists what the operator's chains have. */
export function listAssets(chains: readonly Chain[]): readonly ListedAsset[] {
  return chains.flatMap((chain) =>
    listTokens(chain).map(({ isNative, address, symbol, name, decimals }) => {
      const isEvm = chain.id.startsWith('eip155:')
      const contract = isEvm ? address.toLowerCase() : address
      const id = isNative ? `slip44:${coins[symbol] ?? 60}` : `${isEvm ? 'erc20' : 'token'}:${contract}`
      return {
        caip19: `${chain.id}/${id}`,
        chainId: chain.id,
        symbol,
        name,
        decimals,
        contract: isNative ? undefined : contract,
      }
    }),
  )
}
