import type { Latchkey } from '@latchkey/core'
import { fillPath, getCurrencyImage, getTokenImage } from '@latchkey/protocol'

const calls = { token: getTokenImage, currency: getCurrencyImage }

/** Returns where the gateway has the picture of a token or a currency. */
export function imageOf({ options }: Latchkey, kind: keyof typeof calls, code: string): string | null {
  const { gateway } = options
  if (!gateway || !/^[\w.-]{1,20}$/.test(code)) return null
  return gateway.replace(/\/+$/, '') + fillPath(calls[kind].path, { id: code })
}
