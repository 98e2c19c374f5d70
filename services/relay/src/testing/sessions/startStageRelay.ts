import { createMemoryStore } from '../../store/createMemoryStore'
import { startTestRelay } from '../startTestRelay'

/** A relay that can be restarted with its messages. */
export type StageRelay = {
  readonly url: string
  stop(): Promise<void>
  restart(): Promise<void>
  /**
   * Holds stored messages back meanwhile: dozens of SDKs that start together in one process receive messages before
   * they can read them, and lose them. For a single one the relay's own pause is enough.
   */
  holdMail(work: () => Promise<unknown>): Promise<void>
}

/** Starts a relay for the sites and wallets of these tests. */
export async function startStageRelay(): Promise<StageRelay> {
  let held: Promise<unknown> = Promise.resolve()
  const kept = createMemoryStore()
  const store: typeof kept = {
    ...kept,
    async findMail(...args) {
      await held
      return kept.findMail(...args)
    },
  }
  let relay = await startTestRelay({ store })
  const { url } = relay
  return {
    url,
    stop: () => relay.stop(),
    async restart() {
      relay = await startTestRelay({ store, port: Number(new URL(url).port) })
    },
    async holdMail(work) {
      const done = work()
      held = done.catch(() => undefined)
      await done
    },
  }
}
