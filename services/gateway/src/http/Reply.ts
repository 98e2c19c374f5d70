/**
 * An answer before it becomes a `Response`. Routes return this because adding the common headers to a finished
 * `Response` costs more than the answer itself.
 */
export class Reply {
  readonly body: string | Uint8Array<ArrayBuffer> | null
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    body: string | Uint8Array<ArrayBuffer> | null,
    status: number,
    headers: Readonly<Record<string, string>>,
  ) {
    this.body = body
    this.status = status
    this.headers = headers
  }
}

/** Returns a value as a JSON reply. */
export function jsonReply(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(JSON.stringify(value), status, { ...headers, 'content-type': 'application/json' })
}
