import type { Context } from 'hono'
import { Reply } from '../http/Reply'

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
