import { fillPath, getTokenImage } from '@latchkey/protocol'

/** Returns the URL of a token icon on the gateway, or an empty text if the symbol can't be part of a path. */
export function iconUrl(base: string, symbol: string): string {
  if (!/^[^/\\]{1,30}$/.test(symbol) || /^\.+$/.test(symbol)) return ''
  return new URL(fillPath(getTokenImage.path, { id: symbol }), base).href
}
