import { getRisks, type Namespace, riskKey } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** A list that an address is on, and why. */
export type Risk = { readonly source: string; readonly reason: string | null }

/**
 * Two bytes of the hash. Ethereum has hundreds of millions of used addresses: thousands of them share two bytes, but four
 * bytes would name a single one.
 */
const prefixLength = 4

/**
 * Returns the lists of the gateway that an address is on. The gateway learns only a short part of the address's hash.
 * Undefined if no list was searched: without a gateway, without lists, or where the browser can't hash.
 * @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
 */
export async function fetchRisks(
  latchkey: Latchkey,
  namespace: Namespace,
  address: string,
): Promise<readonly Risk[] | undefined> {
  // Pages without HTTPS have no hashing.
  const { subtle } = globalThis.crypto ?? {}
  if (!hasGateway(latchkey) || !subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(riskKey(namespace, address)))
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const prefix = hash.slice(0, prefixLength)
  const { sources, entries } = await openGateway(latchkey).call(getRisks, { params: { prefix } })
  if (sources.length === 0) return undefined
  return entries.flatMap((entry) =>
    entry.hash === hash ? [{ source: entry.source, reason: entry.reason }] : [],
  )
}
