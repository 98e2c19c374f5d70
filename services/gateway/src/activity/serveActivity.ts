import { getHistory as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { createIndexSource } from './createIndexSource'
import { getHistory } from './getHistory'
import type { HistorySource } from './HistorySource'

/** What happened to accounts. */
export function serveActivity(app: Hono, services: Services): void {
  const { config, database, now } = services
  const chains = config.GATEWAY_CHAINS
  const sources = new Map<string, HistorySource>()
  for (const chain of chains) if (chain.follow) sources.set(chain.id, createIndexSource(database, chain, now))
  handle(app, services, contract, getHistory(chains, sources))
}
