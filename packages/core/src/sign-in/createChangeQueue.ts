import { signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { sessionsChanged } from './signInItems'
import { withLimit } from './withLimit'

/** Changes of the stored sessions, one after the other. */
export type ChangeQueue = {
  /** Adds a change and tells the other tabs when it is done. @throws what the site's code throws, signInFailed */
  add<T>(limitMs: number, act: () => Promise<T>): Promise<T>
  /** Resolves when all changes that were added have ended. */
  done(): Promise<unknown>
}

/** Makes a queue; `changedLate` is called when a change succeeds after its time limit. */
export function createChangeQueue({ host, storage }: Latchkey, changedLate: () => void): ChangeQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add(limitMs, act) {
      const run = last.then(async () => {
        const acting = act()
        try {
          return await withLimit(host, limitMs, signInFailed, () => acting)
        } catch (error) {
          // A change that is only slow still counts when it succeeds. A change that failed was reported already.
          acting.then(changedLate).catch(() => undefined)
          throw error
        }
      })
      // The caller hears of a failure; the next change doesn't wait for it.
      last = run.then(() => storage.set(sessionsChanged, `${host.now()}`)).catch(() => undefined)
      return run
    },
    done: () => last,
  }
}
