import { passkeyUnable } from './errors'

/** What the passkey's secret is derived for. Another salt would give another secret, so it never changes. */
const salt = new TextEncoder().encode('latchkey/vault/v1')

/** Asks a passkey for its secret, in the options of a call. */
export const secretExtension = { prf: { eval: { first: salt } } }

/** Reads the secret from the results of a call, or null if there is none. @throws passkeyUnable */
export function passkeySecret(results: unknown): Uint8Array<ArrayBuffer> | null {
  const { prf } = Object(results) as { readonly prf?: { readonly results?: { readonly first?: unknown } } }
  const first = prf?.results?.first
  if (first === undefined) return null
  const bytes = ArrayBuffer.isView(first)
    ? Uint8Array.from(new Uint8Array(first.buffer, first.byteOffset, first.byteLength))
    : new Uint8Array(first instanceof ArrayBuffer ? first.slice(0) : [])
  if (bytes.length !== 32) throw passkeyUnable()
  return bytes
}
