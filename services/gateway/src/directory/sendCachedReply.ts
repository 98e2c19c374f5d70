import type { Context } from 'hono'
import { Reply } from '../http/Reply'

/** Something that does not change until its tag does. */
export type CachedReply = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly headers: Record<string, string>
}

/** Answers with what is kept ready, or says that the caller has it already. */
export function sendCachedReply(context: Context, { bytes, etag, headers }: CachedReply): Reply {
  if (hasTag(context.req.header('if-none-match'), etag)) return new Reply(null, 304, headers)
  return new Reply(bytes, 200, headers)
}

/** Compared weakly, as RFC 9110 has it for this header: proxies that compress make a tag weak. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => {
    const trimmed = tag.trim()
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag
  })
}
