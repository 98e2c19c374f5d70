import type { Context } from 'hono'
import type { Config } from '../config/readConfig'

/** Where the gateway is for whoever asks: where the operator says, else where it was asked. */
export function publicUrlOf({ GATEWAY_PUBLIC_URL }: Config, { req: { url } }: Context): string {
  // The address of a request is well formed already; reading it anew would take longer than a kept answer.
  return GATEWAY_PUBLIC_URL ?? url.slice(0, url.indexOf('/', url.indexOf('//') + 2))
}
