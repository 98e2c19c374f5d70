import type { Context } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import { createCache } from '../cache/createCache'
import { reasonOf } from './reasonOf'
import { textRefusals } from './textRefusals'

/** Reads the query of a request by its contract. @throws invalidQuery */
export type QueryReader = (context: Context) => unknown

const [mostKept, longestKept] = [200, 1_000]

/**
 * Reads queries by a schema. Where they are kept, the same text gives the same object, which nobody may change: that is
 * for what many pages ask with the same words.
 */
export function createQueryReader(schema: GenericSchema, isKept: boolean): QueryReader {
  const read = (context: Context) => {
    const result = safeParse(schema, context.req.query())
    if (result.success) return result.output
    throw textRefusals.invalidQuery({ reason: reasonOf(result.issues) })
  }
  if (!isKept) return read
  const kept = createCache<unknown>({ now: () => 0, most: mostKept })
  return (context) => {
    const { url } = context.req
    const text = url.slice(url.indexOf('?'))
    const known = kept.get(text)
    if (known !== undefined) return known
    const query = read(context)
    if (text.length <= longestKept) kept.set(text, query, Number.POSITIVE_INFINITY)
    return query
  }
}
