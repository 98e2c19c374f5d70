import type { RelayStore } from '../store/RelayStore'

/** Acknowledgements that are about to be stored. */
export type Receipts = {
  add(client: string, message: number): void
  /** Returns what a client acknowledged and the store doesn't know yet. */
  pending(client: string): ReadonlySet<number>
  /** Resolves when all were written, or the store refused them once more. */
  settle(): Promise<void>
}

type Receipt = { readonly client: string; readonly message: number }

const none: ReadonlySet<number> = new Set()
/** Leaves other relays time to send the message to other sockets of the same client, and allows batching. */
const delayMs = 50
/** The longest pause while the store fails. */
const longestMs = 2_000
/** Writes this many without waiting. */
const most = 50
/** Remembers this many while the store fails. The messages of any others are sent again, which is harmless. */
const mostKept = 100_000

/** Stores acknowledgements, and tries again until it has: clients don't like to get a message twice. */
export function createReceipts(
  store: Pick<RelayStore, 'acknowledge' | 'flush'>,
  report: (error: unknown, what: string) => void,
): Receipts {
  const unwritten = new Map<string, Set<number>>()
  const writing = new Set<Promise<void>>()
  let waiting: Receipt[] = []
  let timer: NodeJS.Timeout | undefined
  let pauseMs = delayMs

  const forget = ({ client, message }: Receipt) => {
    const mine = unwritten.get(client)
    mine?.delete(message)
    if (mine?.size === 0) unwritten.delete(client)
  }
  const write = async (batch: readonly Receipt[]) => {
    const stored: Receipt[] = []
    const failed: Receipt[] = []
    await Promise.all(
      batch.map((receipt) =>
        store.acknowledge(receipt.client, receipt.message).then(
          () => stored.push(receipt),
          (error: unknown) => {
            failed.push(receipt)
            report(error, 'Could not store an acknowledgement')
          },
        ),
      ),
    )
    try {
      // A database that crashes loses what isn't on disk, and would have the messages sent again.
      if (stored.length > 0) await store.flush()
      stored.forEach(forget)
    } catch (error) {
      failed.push(...stored)
      report(error, 'Could not store acknowledgements')
    }
    pauseMs = failed.length > 0 ? Math.min(pauseMs * 2, longestMs) : delayMs
    if (failed.length === 0) return
    waiting = [...failed, ...waiting]
    schedule()
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    const done = write(batch).then(() => {
      writing.delete(done)
    })
    writing.add(done)
  }
  const schedule = () => {
    timer ??= setTimeout(flush, pauseMs).unref()
  }

  return {
    add(client, message) {
      if (waiting.length >= mostKept) return
      unwritten.set(client, (unwritten.get(client) ?? new Set()).add(message))
      waiting.push({ client, message })
      const isFailing = pauseMs > delayMs
      if (waiting.length >= most && !isFailing) flush()
      else schedule()
    },
    pending: (client) => unwritten.get(client) ?? none,
    async settle() {
      flush()
      await Promise.all(writing)
    },
  }
}
