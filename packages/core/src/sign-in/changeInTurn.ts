import { signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { SignInFlow } from './SignInFlow'
import { sessionsChanged } from './signInItems'
import { withLimit } from './withLimit'

/** Does something with what is stored, after all that was begun before, and tells the other tabs. @throws what the site's code throws, signInFailed */
export function changeInTurn<T>(
  { host, storage }: Latchkey,
  flow: SignInFlow,
  limitMs: number,
  act: () => Promise<T>,
): Promise<T> {
  const run = flow.work.then(async () => {
    const acting = act()
    try {
      return await withLimit(host, limitMs, signInFailed, () => acting)
    } catch (error) {
      // One that is only slow may still come about, and then it counts; one that failed was told already.
      acting.then(() => flow.note('elsewhere')).catch(() => undefined)
      throw error
    }
  })
  // Whoever asked for it hears of a failure; the next in turn does not wait for it.
  flow.work = run.then(() => storage.set(sessionsChanged, `${host.now()}`)).catch(() => undefined)
  return run
}
