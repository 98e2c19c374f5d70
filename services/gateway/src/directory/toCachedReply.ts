import { createHash } from 'node:crypto'
import type { CachedReply } from './sendCachedReply'

/** Makes a text ready to be sent many times: encoded once, and with the tag of what it says. */
export function toCachedReply(text: string, headers: Readonly<Record<string, string>>): CachedReply {
  const bytes = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { bytes, etag, headers: { ...headers, etag } }
}
