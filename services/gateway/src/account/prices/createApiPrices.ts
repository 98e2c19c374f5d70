import { splitCredentials } from '@latchkey/rpc'
import { finite, minValue, number, parse, pipe, record, string } from 'valibot'
import { readLimited } from '../../http/readLimited'
import { refusals } from '../../http/refusals'
import type { PriceSource } from './PriceSource'

const schema = record(string(), pipe(number(), finite(), minValue(0)))
const limitMs = 5_000
const mostBytes = 1_000_000
const mostAtOnce = 100

/** Reads prices from the operator's API, see GATEWAY_PRICE_API. */
export function createApiPrices(api: string): PriceSource {
  const read = async (ids: readonly string[]) => {
    const url = new URL(api)
    url.searchParams.set('addresses', ids.join(','))
    url.searchParams.set('currency', 'usd')
    try {
      const { url: place, authorization } = splitCredentials(url.href)
      const answer = await fetch(place, {
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
        headers: authorization ? { authorization } : {},
      })
      const body = answer.ok && answer.body ? await readLimited(answer.body, mostBytes) : undefined
      const prices = parse(schema, JSON.parse(body?.toString() ?? ''))
      const byId = new Map(Object.entries(prices).map(([id, price]) => [id.toLowerCase(), price]))
      return ids.flatMap((id) => {
        const price = byId.get(id.toLowerCase())
        return price === undefined ? [] : [[id, price] as const]
      })
    } catch {
      // Leaves out the cause: its text names the URL, which may contain a key.
      throw refusals.sourceDown({ what: 'prices' })
    }
  }

  return async (tokens) => {
    const ids = tokens.map(({ id }) => id)
    const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
      ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    )
    return new Map((await Promise.all(parts.map(read))).flat())
  }
}
