import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { readLimited } from '../../http/readLimited'
import { vendorFailed } from '../errors'

/** A request to a vendor's API. */
export type VendorRequest = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const limitMs = 5_000
const mostBytes = 2_000_000

/**
 * Asks a vendor's API and parses its answer. Follows no redirect, reads at most 2 MB and waits at most 5 s. Returns
 * nothing for an answer that says the vendor doesn't sell this. @throws vendorFailed
 */
export async function askVendor<const Schema extends GenericSchema>(
  url: URL,
  schema: Schema,
  { method = 'GET', headers = {}, body }: VendorRequest,
  signal: AbortSignal,
): Promise<InferOutput<Schema> | undefined> {
  const json = await read(url, { method, headers, ...(body === undefined ? {} : { body }) }, signal)
  if (json === undefined) return undefined
  const parsed = safeParse(schema, json)
  if (!parsed.success) throw vendorFailed({ reason: 'unexpected answer' })
  return parsed.output
}

async function read(url: URL, request: RequestInit, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    })
    const bytes = answer.body ? await readLimited(answer.body, mostBytes) : Buffer.alloc(0)
    // The rest of an endless answer isn't waited for.
    if (!bytes) throw vendorFailed({ reason: 'answer too large' })
    if ([400, 403, 404, 422].includes(answer.status)) return undefined
    if (!answer.ok) throw vendorFailed({ reason: `status ${answer.status}` })
    return JSON.parse(bytes.toString())
  } catch (error) {
    if (vendorFailed.is(error)) throw error
    // Leaves out the cause: its text may name the URL, which contains a key.
    throw vendorFailed({ reason: signal.aborted ? 'too slow' : 'no answer' })
  }
}
