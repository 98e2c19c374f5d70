import { addressKey } from './addressKey'

/** What a request says about where it comes from. */
export type ClientTold = {
  /** The header X-Forwarded-For. */
  readonly forwardedFor: string | undefined
  readonly remoteAddress: string | undefined
}

/** How to read it. */
export type ClientRule = {
  /** The number of proxies in front. */
  readonly proxies: number
  /** How many bits of an IPv6 address tell clients apart. */
  readonly ipv6Prefix: number
}

/**
 * Returns the key by which limits count a client. Each proxy appends the address that called it, so only as many
 * entries as there are proxies can be trusted; the caller could have written the rest.
 */
export function clientKey(
  { forwardedFor, remoteAddress }: ClientTold,
  { proxies, ipv6Prefix }: ClientRule,
): string {
  const told = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined
  return addressKey(told || remoteAddress, ipv6Prefix)
}
