import { createMemoryStore } from '../../store/createMemoryStore'
import { startTestRelay } from '../startTestRelay'

/** A relay that is stopped and started again with the mail it had. */
export type StageRelay = {
  readonly url: string
  stop(): Promise<void>
  restart(): Promise<void>
  /**
   * Keeps stored mail back while something is done: dozens of SDKs that start at once in one process take mail before
   * they can read it, and lose it. For one that starts alone the relay's own pause is enough.
   */
  holdMail(work: () => Promise<unknown>): Promise<void>
}

/** Starts a relay for sites and wallets of these tests. */
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
