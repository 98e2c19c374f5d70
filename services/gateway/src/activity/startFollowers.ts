import { setTimeout as sleep } from 'node:timers/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import type { Logger } from 'pino'
import type { Chain } from '../config/chainSchema'
import type { Database } from '../database/Database'
import type { Nodes } from '../rpc/Nodes'
import { createChainReader } from './createChainReader'
import { followChain } from './followChain'

/** What followers need. */
export type FollowersOptions = {
  readonly chains: readonly Chain[]
  readonly database: Database
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly nodes: Pick<Nodes, 'call' | 'callMany'>
  readonly now: () => number
  /** How often to look when there is nothing to do. */
  readonly pollMs?: number
  /** How long a process on stand-by waits before it tries again. */
  readonly standByMs?: number
  /** Reads at most this many blocks in full for each requested address. */
  readonly mostWhole?: number
  /** Watches at most this many addresses of each chain. */
  readonly mostWatched: number
}

/** Running followers. */
export type Followers = { stop(): Promise<void> }

const longestWaitMs = 30_000

/** Follows all configured chains, with one process per chain; the others stand by. */
export function startFollowers(options: FollowersOptions): Followers {
  const stopping = new AbortController()
  const running = options.chains
    .filter(({ id, follow }) => follow && id.startsWith('eip155:'))
    .map((chain) => follow(chain, options, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function follow(chain: Chain, options: FollowersOptions, stopping: AbortSignal): Promise<void> {
  const { database, log, nodes, now, mostWatched } = options
  const { pollMs = 1_000, standByMs = 2_000, mostWhole = 20_000 } = options
  const reader = createChainReader(chain.id, nodes)
  let waitMs = standByMs
  while (!stopping.aborted) {
    const began = now()
    try {
      await database.withLock(`follow ${chain.id}`, async (lost) => {
        log.info({ chain: chain.id }, 'following')
        const signal = AbortSignal.any([stopping, lost])
        const { followFrom } = chain
        await followChain({ database, reader, followFrom, pollMs, mostWhole, mostWatched, now }, signal)
      })
      waitMs = standByMs
    } catch (error) {
      if (stopping.aborted) return
      // Log only the code: messages and causes may contain the address of a node.
      log.warn(
        { chain: chain.id, error: isLatchkeyError(error) ? error.code : 'unknown' },
        'Could not follow the chain',
      )
      // If it worked for a while before it failed, it most likely will again.
      waitMs = now() - began > waitMs ? standByMs : Math.min(longestWaitMs, waitMs * 2)
    }
    // Rejects only when stopping.
    await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}
