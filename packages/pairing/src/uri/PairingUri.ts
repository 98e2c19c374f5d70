/** The content of a pairing URI. Keep it secret: whoever reads it can answer in place of the wallet. */
export type PairingUri = {
  readonly topic: string
  readonly symKey: string
  /** In seconds. */
  readonly expiry?: number
  /** Methods besides a plain proposal. */
  readonly methods?: readonly string[]
}

/** Writes a pairing URI with its parts in the order that every wallet reads. */
export function formatPairingUri({ topic, symKey, expiry, methods = [] }: PairingUri): string {
  const query = new URLSearchParams({ 'relay-protocol': 'irn', symKey })
  if (expiry !== undefined) query.set('expiryTimestamp', `${expiry}`)
  if (methods.length > 0) query.set('methods', methods.join(','))
  return `wc:${topic}@2?${query}`
}
