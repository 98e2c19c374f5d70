import { setTimeout as wait } from 'node:timers/promises'
import type { RelayStore } from '../store/RelayStore'

/** Acknowledgements on their way to the store. */
export type Receipts = {
  add(client: string, message: number): void
  /** What a client has acknowledged and the store does not know yet. */
  pending(client: string): ReadonlySet<number>
  settle(): Promise<void>
}

const none: ReadonlySet<number> = new Set()
const tries = 3

/** Writes acknowledgements; one that can't be written means that the message comes once more, no worse. */
export function createReceipts(store: RelayStore, report: (error: unknown, what: string) => void): Receipts {
  const unwritten = new Map<string, Set<number>>()
  const writing = new Set<Promise<void>>()

  const write = async (client: string, message: number) => {
    for (let left = tries; left > 0; left--) {
      try {
        await store.acknowledge(client, message)
        return
      } catch (error) {
        if (left === 1) report(error, 'an acknowledgement could not be kept')
        else await wait(200)
      }
    }
  }

  return {
    add(client, message) {
      const mine = unwritten.get(client) ?? new Set()
      unwritten.set(client, mine.add(message))
      const done = write(client, message).then(() => {
        writing.delete(done)
        mine.delete(message)
        if (mine.size === 0 && unwritten.get(client) === mine) unwritten.delete(client)
      })
      writing.add(done)
    },
    pending: (client) => unwritten.get(client) ?? none,
    async settle() {
      await Promise.all(writing)
    },
  }
}
