import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { Reply } from './Reply'

/** Prepares a text to send many times: encoded once, with its entity tag. */
export function toCachedReply(text: string, headers: Readonly<Record<string, string>>): CachedReply {
  const bytes = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { bytes, etag, headers: { ...headers, etag } }
}

/** A reply that stays the same until its tag changes. */
export type CachedReply = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly headers: Record<string, string>
}

/** Sends a cached reply, or 304 if the caller has it. */
export function sendCachedReply(context: Context, { bytes, etag, headers }: CachedReply): Reply {
  if (hasTag(context.req.header('if-none-match'), etag)) return new Reply(null, 304, headers)
  return new Reply(bytes, 200, headers)
}

/** Compares weakly, as RFC 9110 says for this header: proxies that compress make a tag weak. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => {
    const trimmed = tag.trim()
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag
  })
}
