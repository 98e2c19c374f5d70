import type { ChainReader } from './ChainReader'
import type { Findings, FollowerStore } from './FollowerStore'
import type { HistoryRecord } from './HistoryRecord'
import { readTokenFacts, type TokenFacts } from './readTokenFacts'

/** Adds the facts of the tokens in some records, asking those not asked before. */
export async function withTokenFacts(
  reader: ChainReader,
  store: FollowerStore,
  records: readonly HistoryRecord[],
  signal: AbortSignal,
): Promise<Findings> {
  const tokens = new Set(records.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token ?? [])))
  const facts = new Map<string, TokenFacts>()
  if (tokens.size === 0) return { records, facts }
  for (const token of await store.knownTokens([...tokens])) tokens.delete(token)
  for (const token of tokens) facts.set(token, await readTokenFacts(reader, token, signal))
  return { records, facts }
}
