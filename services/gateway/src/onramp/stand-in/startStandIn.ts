import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Database } from '../../database/Database'
import type { Nodes } from '../../rpc/Nodes'
import { type Deliver, deliverWebhooks } from './deliverWebhooks'
import { payOut } from './payOut'
import { nextPayment } from './standInStore'

/** The running stand-in vendor. */
export type StandIn = {
  /** Signs its links and webhooks. */
  readonly secret: string
  /** How long "Pay slowly" waits. */
  readonly slowMs: number
  /** Tells it where its webhooks go. Nothing is delivered before. */
  connect(deliver: Deliver): void
  /** Looks for work now. */
  wake(): void
  stop(): Promise<void>
}

/** What the stand-in vendor needs. */
export type StandInOptions = {
  readonly database: Database
  readonly nodes: Nodes
  readonly log: Pick<Logger, 'warn'>
  readonly account: PrivateKeyAccount
  readonly secret: string
  readonly slowMs: number
  readonly now: () => number
}

const idleMs = 1_000
const busyMs = 50

/** Starts paying out and delivering webhooks, one gateway at a time. */
export function startStandIn({ log, secret, slowMs, ...options }: StandInOptions): StandIn {
  const { database, nodes, now } = options
  const parts = { ...options, overtaken: new Map() }
  const stopping = new AbortController()
  let deliver: Deliver | undefined
  let waking = new AbortController()
  const chains = nodes.chains.filter(({ id }) => id.startsWith('eip155:'))

  const pass = async (): Promise<boolean> => {
    let isBusy = false
    if (deliver) await deliverWebhooks({ database, deliver, secret, now })
    for (const { id } of chains) {
      const payment = await nextPayment(database, id, now())
      if (!payment) continue
      try {
        await payOut(parts, payment)
        isBusy = true
      } catch (error) {
        // Tried again later: the payment is stored.
        log.warn({ error: String(error), chain: id }, 'Could not pay out')
      }
    }
    if (deliver) await deliverWebhooks({ database, deliver, secret, now })
    return isBusy
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      let isBusy = false
      waking = new AbortController()
      await database
        .withLock('stand-in vendor', async () => {
          isBusy = await pass()
        })
        .catch((error: unknown) => log.warn({ error: String(error) }, 'The stand-in vendor failed'))
      const signal = AbortSignal.any([stopping.signal, waking.signal])
      // Rejects only when woken or stopped.
      await sleep(isBusy ? busyMs : idleMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    secret,
    slowMs,
    connect(given) {
      deliver = given
      waking.abort()
    },
    wake: () => waking.abort(),
    async stop() {
      stopping.abort()
      await running
    },
  }
}
