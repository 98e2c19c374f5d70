import { Reply } from './Reply'

/** A value as JSON. */
export function jsonReply(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(JSON.stringify(value), status, { ...headers, 'content-type': 'application/json' })
}
