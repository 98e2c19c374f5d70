import { fillPath, getTokenImage } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { Services } from '../Services'

/** Where the icons of tokens are, for whoever asks. */
export function iconUrlOf({ config }: Services, context: Context): (symbol: string) => string {
  const base = config.GATEWAY_PUBLIC_URL ?? new URL(context.req.url).origin
  return (symbol) =>
    /^[^/\\]{1,30}$/.test(symbol) && !/^\.+$/.test(symbol)
      ? new URL(fillPath(getTokenImage.path, { id: symbol }), base).href
      : ''
}
