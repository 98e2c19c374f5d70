import { type Namespace, type Network, nativeTokenPlaceholder, type TokenBalance } from '@latchkey/protocol'
import type { SendToken } from './SendState'

/** The native coin of a network. */
export function nativeToken({ nativeCurrency }: Network, price: number | null = null): SendToken {
  return { ...nativeCurrency, asset: { kind: 'native' }, price, iconUrl: null }
}

/** A token of the account view as the form needs it. Null if its decimals aren't a number. */
export function toSendToken(namespace: Namespace, balance: TokenBalance): SendToken | null {
  const { address, symbol, name, price, iconUrl } = balance
  const decimals = Number(balance.quantity.decimals)
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) return null
  const token = address?.split(':').at(-1)
  const isNative = !token || token.toLowerCase() === nativeTokenPlaceholder[namespace].toLowerCase()
  return {
    asset: isNative ? { kind: 'native' } : { kind: 'token', token },
    symbol,
    name,
    decimals,
    price: price > 0 ? price : null,
    iconUrl: iconUrl || null,
  }
}
