import { expect } from 'vitest'

/** The answer to a hostile request. */
export type EnduredAnswer = { readonly status: number; readonly text: string }

/** What an answer may be. */
export type EndureOptions = {
  /** The request, for the message of a failure. */
  readonly what: string
  /** The statuses that the API documents; any other is a way in. */
  readonly documented: readonly number[]
  /** Far more than an answer takes on a busy machine, and far less than a runaway expression. */
  readonly limitMs?: number
  readonly mostBytes?: number
}

/** Sends a hostile request. The answer must be documented, quick and small, and reveal no stack trace, SQL or local path. */
export async function endureRequest(
  send: () => Promise<Response>,
  { what, documented, limitMs = 10_000, mostBytes = 1_000_000 }: EndureOptions,
): Promise<EnduredAnswer> {
  const began = performance.now()
  const answer = await send()
  const text = await answer.text()
  expect(performance.now() - began, what).toBeLessThan(limitMs)
  expect(documented, `${what} ${answer.status} ${text.slice(0, 300)}`).toContain(answer.status)
  expect(text.length, what).toBeLessThan(mostBytes)
  expect(text).not.toMatch(/\bat .*\.ts:\d+|syntax error at|node_modules/)
  return { status: answer.status, text }
}
