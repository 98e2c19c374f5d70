import { setTimeout as sleep } from 'node:timers/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import type { Hex } from 'viem'
import type { Sponsoring } from '../Sponsoring'
import { type Bell, createBell } from './createBell'
import { readGenesis } from './readGenesis'
import { runLine } from './runLine'

/** The running lines of all chains. */
export type Lines = {
  /** Tells the line of a chain that an operation waits. */
  wake(chain: string): void
  stop(): Promise<void>
}

const standByMs = 1_000
const longestWaitMs = 10_000

/** Sends the operations of every chain in order, with one process per chain and key; the others stand by. */
export function startLines(sponsoring: Sponsoring): Lines {
  const stopping = new AbortController()
  const bells = new Map(
    sponsoring.nodes.chains.filter(({ id }) => id.startsWith('eip155:')).map(({ id }) => [id, createBell()]),
  )
  const running = [...bells].map(([chain, bell]) => keepLine(sponsoring, chain, bell, stopping.signal))
  return {
    wake: (chain) => bells.get(chain)?.ring(),
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function keepLine(
  sponsoring: Sponsoring,
  chain: string,
  bell: Bell,
  stopping: AbortSignal,
): Promise<void> {
  const { database, sponsor, log } = sponsoring
  const chainId = Number(chain.slice('eip155:'.length))
  let waitMs = standByMs
  while (!stopping.aborted) {
    try {
      await database.withLock(`sponsor ${chain} ${sponsor.account.address}`, async (lost) => {
        waitMs = standByMs
        const signal = AbortSignal.any([stopping, lost])
        const genesis = await readGenesis(sponsoring.nodes, chain, signal)
        const memory = { sentAt: new Map(), stuckSince: new Map(), refused: new Set<Hex>() }
        await runLine({ ...sponsoring, ...memory, chain, chainId, genesis, signal }, bell)
      })
    } catch (error) {
      if (stopping.aborted) return
      // Log only the code: messages and causes may contain the address of a node.
      log.warn(
        { chain, error: isLatchkeyError(error) ? error.code : 'unknown' },
        'Could not send sponsored operations',
      )
      waitMs = Math.min(longestWaitMs, waitMs * 2)
    }
    // Rejects only when stopping.
    await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}
