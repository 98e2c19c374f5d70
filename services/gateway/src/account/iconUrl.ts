import { fillPath, getTokenImage } from '@latchkey/protocol'

/** Where the icon of a token is, below the address of the gateway; empty where its symbol could be part of no path. */
export function iconUrl(base: string, symbol: string): string {
  if (!/^[^/\\]{1,30}$/.test(symbol) || /^\.+$/.test(symbol)) return ''
  return new URL(fillPath(getTokenImage.path, { id: symbol }), base).href
}
