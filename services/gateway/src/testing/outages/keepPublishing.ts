import { setTimeout as wait } from 'node:timers/promises'
import type { TestClient } from '@latchkey/relay/testing'

/** A publisher at work. */
export type Publishing = {
  /** Ends it after its current message, and returns all messages that the relay acknowledged. */
  stop(): Promise<readonly string[]>
  /** Returns the reasons of all refusals so far. */
  refusals(): readonly string[]
}

/** Publishes one message after another, each again and again until the relay acknowledges it, as SDKs do. */
export function keepPublishing(client: TestClient, topic: string, name: string, everyMs = 100): Publishing {
  const kept: string[] = []
  const refused: string[] = []
  let isStopped = false
  const work = async () => {
    for (let n = 0; !isStopped; ) {
      const message = `${name}${n}`
      const answer = await client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 }).then(
        () => true,
        (error: { readonly data?: string }) => {
          refused.push(String(error.data))
          return false
        },
      )
      if (answer) {
        kept.push(message)
        n += 1
      }
      await wait(everyMs)
    }
  }
  const working = work()
  return {
    refusals: () => refused,
    async stop() {
      isStopped = true
      await working
      return kept
    },
  }
}
