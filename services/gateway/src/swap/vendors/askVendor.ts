import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { fetchOutside } from '../../http/fetchOutside'
import { vendorFailed } from './vendorFailed'

/** A question to a vendor. */
export type VendorQuestion<Schema extends GenericSchema> = {
  /** The operator's or the vendor's usual one. */
  readonly base: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Sent by POST. */
  readonly json?: unknown
  readonly schema: Schema
  /** The statuses by which it says that it has nothing. */
  readonly nothing?: readonly number[]
  readonly signal: AbortSignal
}

const mostBytes = 1_000_000
const timeoutMs = 20_000

/** Asks a vendor and parses the answer; nothing if it has none. @throws outsideFailed, vendorFailed */
export async function askVendor<Schema extends GenericSchema>(
  question: VendorQuestion<Schema>,
): Promise<InferOutput<Schema> | undefined> {
  const { base, path, query = {}, headers, json, schema, nothing = [], signal } = question
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const { origin } = url
  const { status, body } = await fetchOutside(url.href, {
    mostBytes,
    timeoutMs,
    signal,
    headers,
    ...(json === undefined ? {} : { json }),
    // The operator may run a copy on the own network; the vendor can't lead anywhere else there.
    isTrusted: (asked) => asked.origin === origin,
  })
  if (nothing.includes(status)) return undefined
  if (status !== 200) throw vendorFailed({ reason: `HTTP status ${status}` })
  const parsed = safeParse(schema, readJson(body))
  // The vendor's own words go nowhere.
  if (!parsed.success) throw vendorFailed({ reason: 'unknown answer' })
  return parsed.output
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw vendorFailed({ reason: 'not JSON' })
  }
}
