import { array, boolean, looseObject, optional, safeParse } from 'valibot'
import type { Line } from './openLine'
import { messageSchema } from './parseFrame'
import type { RelayMessage } from './Relay'

const batch = 500
const maxPages = 20
const limitMs = 15_000

const pageSchema = () =>
  looseObject({ messages: array(messageSchema()), hasMore: optional(boolean(), false) })

/**
 * Asks for stored mail on these topics. A relay that delivers it by itself has done so before; one that does not know
 * the method, or gives nonsense, is not asked further.
 */
export async function fetchMissed(
  line: Line,
  topics: readonly string[],
  found: (message: RelayMessage) => void,
): Promise<void> {
  for (let start = 0; start < topics.length; start += batch) {
    const asked = topics.slice(start, start + batch)
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await line.request('irn_batchFetchMessages', { topics: asked }, limitMs)
      const read = safeParse(pageSchema(), answer.kind === 'result' ? answer.result : null)
      if (!read.success) return
      for (const message of read.output.messages) found(message)
      if (!read.output.hasMore || read.output.messages.length === 0) break
    }
  }
}
