import { fromBaseUnits, type TokenBalance } from '@latchkey/protocol'
import type { Holding } from './BalanceSource'
import type { Token } from './Token'

/** Returns a balance in wire format; without a price its value is unknown. */
export function toTokenBalance(
  { token, amount }: Holding,
  price: number | undefined,
  iconUrl: string,
): TokenBalance {
  const numeric = fromBaseUnits(amount, token.decimals)
  const address = addressOf(token)
  return {
    name: token.name,
    symbol: token.symbol,
    chainId: token.chain.id,
    ...(address === undefined ? {} : { address }),
    ...(price === undefined ? {} : { value: Number((Number(numeric) * price).toPrecision(12)) }),
    price: price ?? 0,
    quantity: { decimals: `${token.decimals}`, numeric },
    iconUrl,
  }
}

/**
 * CAIP-10 on EVM chains, except for the native token; plain on other chains, with a placeholder for the native token.
 */
function addressOf({ chain, address, id, isNative }: Token): string | undefined {
  if (!chain.id.startsWith('eip155:')) return address
  return isNative ? undefined : id
}
