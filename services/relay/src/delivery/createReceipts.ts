import { setTimeout as wait } from 'node:timers/promises'
import type { RelayStore } from '../store/RelayStore'

/** Acknowledgements that are about to be stored. */
export type Receipts = {
  add(client: string, message: number): void
  /** Returns what a client acknowledged and the store doesn't know yet. */
  pending(client: string): ReadonlySet<number>
  settle(): Promise<void>
}

const none: ReadonlySet<number> = new Set()
const tries = 3
/** Leaves other relays time to send the message to other sockets of the same client, and allows batching. */
const delayMs = 50
/** Writes this many without waiting. */
const most = 50

/** Stores acknowledgements. If one can't be stored, the message is sent again, which is harmless. */
export function createReceipts(store: RelayStore, report: (error: unknown, what: string) => void): Receipts {
  const unwritten = new Map<string, Set<number>>()
  const writing = new Set<Promise<void>>()
  let waiting: { readonly client: string; readonly message: number }[] = []
  let timer: NodeJS.Timeout | undefined

  const write = async (client: string, message: number) => {
    for (let left = tries; left > 0; left--) {
      try {
        await store.acknowledge(client, message)
        return
      } catch (error) {
        if (left === 1) report(error, 'Could not store an acknowledgement')
        else await wait(200)
      }
    }
  }

  const forget = (client: string, message: number) => {
    const mine = unwritten.get(client)
    mine?.delete(message)
    if (mine?.size === 0) unwritten.delete(client)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    for (const { client, message } of batch) {
      const done = write(client, message).then(() => {
        writing.delete(done)
        forget(client, message)
      })
      writing.add(done)
    }
  }

  return {
    add(client, message) {
      unwritten.set(client, (unwritten.get(client) ?? new Set()).add(message))
      waiting.push({ client, message })
      if (waiting.length >= most) flush()
      else timer ??= setTimeout(flush, delayMs)
    },
    pending: (client) => unwritten.get(client) ?? none,
    async settle() {
      flush()
      await Promise.all(writing)
    },
  }
}
