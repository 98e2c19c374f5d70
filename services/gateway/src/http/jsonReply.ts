import { Reply } from './Reply'

/** Returns a value as a JSON reply. */
export function jsonReply(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(JSON.stringify(value), status, { ...headers, 'content-type': 'application/json' })
}
