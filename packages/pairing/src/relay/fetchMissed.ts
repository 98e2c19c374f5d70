import { isRecord } from '@latchkey/protocol'
import type { Line } from './openLine'
import { parseRelayMessage } from './parseRelayMessage'
import type { RelayMessage } from './Relay'

const batch = 500
const maxPages = 20
const limitMs = 15_000

/**
 * Fetches stored messages on these topics. A relay that delivers them on its own has already done so; one without the
 * method, or with an invalid answer, isn't asked again.
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
      const read = answer.kind === 'result' && isRecord(answer.result) ? answer.result : {}
      if (!Array.isArray(read.messages)) return
      const messages = read.messages.flatMap((message) => parseRelayMessage(message) ?? [])
      for (const message of messages) found(message)
      if (read.hasMore !== true || messages.length === 0) break
    }
  }
}
