import { getHistory as historyContract, getPortfolio as portfolioContract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { createBitcoinSource } from './bitcoin/createBitcoinSource'
import { createExplorerSource } from './createExplorerSource'
import { createIndexSource } from './createIndexSource'
import { createWatchRoom } from './createWatchRoom'
import { getHistory } from './getHistory'
import { getPortfolio } from './getPortfolio'
import type { HistorySource } from './HistorySource'
import { createSolanaSource } from './solana/createSolanaSource'

/** Serves history and portfolio. */
export function serveActivity(app: Hono, services: Services): void {
  const { config, database, nodes, now } = services
  const hasRoom = createWatchRoom(database, config.GATEWAY_WATCHED_ADDRESSES, now)
  const sources = new Map<string, HistorySource>()
  for (const chain of config.GATEWAY_CHAINS) {
    if (chain.follow) sources.set(chain.id, createIndexSource(database, chain, hasRoom, now))
    else if (chain.explorer) sources.set(chain.id, createExplorerSource(chain, chain.explorer, now))
    else if (chain.id.startsWith('solana:')) sources.set(chain.id, createSolanaSource(nodes, chain, now))
    else if (chain.id.startsWith('bip122:')) sources.set(chain.id, createBitcoinSource(nodes, chain, now))
  }
  handle(app, services, historyContract, getHistory(services, sources))
  handle(app, services, portfolioContract, getPortfolio(services, hasRoom))
}
