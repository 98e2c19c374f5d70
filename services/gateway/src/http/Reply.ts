/**
 * An answer before it becomes a response. Routes give this in place of a response, because the headers that all answers
 * have are added in one place then, and adding them to a response that is there already costs more than the answer.
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
