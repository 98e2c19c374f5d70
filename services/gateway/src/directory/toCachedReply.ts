import { createHash } from 'node:crypto'
import type { CachedReply } from './sendCachedReply'

/** Prepares a text to send many times: encoded once, with its entity tag. */
export function toCachedReply(text: string, headers: Readonly<Record<string, string>>): CachedReply {
  const bytes = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { bytes, etag, headers: { ...headers, etag } }
}
