import type { Context } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import { createCache } from '../cache/createCache'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** Names the field of a request that is invalid, never its value. */
export function reasonOf(
  issues: readonly { readonly path?: readonly { readonly key: unknown }[] | undefined }[],
): string {
  return issues[0]?.path?.map(({ key }) => String(key).slice(0, 50)).join('.') ?? 'wrong shape'
}

/** Reads the query of a request by its contract. @throws invalidQuery, unsupportedCurrency */
export type QueryReader = (context: Context) => unknown

const [mostKept, longestKept] = [200, 1_000]

/**
 * Reads queries by a schema. With `isKept`, equal texts give the same object, which must not be changed; that suits
 * queries that many pages repeat.
 */
export function createQueryReader(schema: GenericSchema, isKept: boolean): QueryReader {
  const read = (context: Context) => {
    const query = context.req.query()
    const result = safeParse(schema, query)
    if (result.success) return result.output
    // Clients expect the standard body for an invalid currency, but not for a missing one.
    const { currency } = query
    if (currency !== undefined && result.issues.some(({ path }) => path?.[0]?.key === 'currency'))
      throw refusals.unsupportedCurrency({ currency: currency.slice(0, 50) })
    throw textRefusals.invalidQuery({ reason: reasonOf(result.issues) })
  }
  if (!isKept) return read
  const kept = createCache<{ readonly query: unknown }>({ most: mostKept })
  return (context) => {
    const { url } = context.req
    const text = url.slice(url.indexOf('?'))
    const known = kept.get(text)
    if (known) return known.query
    const query = read(context)
    if (text.length <= longestKept) kept.set(text, { query })
    return query
  }
}
