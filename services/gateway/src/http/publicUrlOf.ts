import type { Context } from 'hono'
import type { Config } from '../config/readConfig'

/** Returns the public URL of the gateway: the configured one, or the one the request used. */
export function publicUrlOf({ GATEWAY_PUBLIC_URL }: Config, { req: { url } }: Context): string {
  // The URL of a request is already well formed; parsing it again would take longer than a cached answer.
  return GATEWAY_PUBLIC_URL ?? url.slice(0, url.indexOf('/', url.indexOf('//') + 2))
}
