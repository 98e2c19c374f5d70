import { type Call, fillPath, invalidRequest } from '@latchkey/protocol'
import { type GenericSchema, is } from 'valibot'

/** What identifies the caller in each call. */
export type Identity = {
  readonly projectId: string
  /** The kind of SDK. */
  readonly st: string
  /** The version of the SDK. */
  readonly sv: string
  readonly clientId?: string | undefined
}

/** Values of any call. */
export type CallValues = {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

function assertFits(schema: GenericSchema | undefined, value: unknown, reason: string): void {
  if (schema && !is(schema, value)) throw invalidRequest({ reason })
}

/** [HTTP-1] [HTTP-4] Builds the URL and settings of a request. @throws invalidRequest */
export function toRequest(
  base: URL,
  contract: Call,
  { params = {}, query = {}, body, ...who }: CallValues & Identity,
): { url: string; init: RequestInit } {
  const { name, method } = contract
  assertFits(contract.query, query, `the query of ${name}`)
  assertFits(contract.body, body, `the body of ${name}`)
  const url = new URL(base)
  // Setting the path, unlike resolving it, can't lead to another host.
  url.pathname = base.pathname.replace(/\/+$/, '') + fillPath<string>(contract.path, params)
  const { projectId, st, sv, clientId } = who
  for (const [key, value] of Object.entries({ ...(query as object), projectId, st, sv, clientId })) {
    if (value !== undefined && value !== null) url.searchParams.set(key, `${value}`)
  }
  const init: RequestInit = {
    method,
    // Only the configured host gets the request, and no cookies.
    redirect: 'error',
    credentials: 'omit',
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  return { url: url.href, init }
}
