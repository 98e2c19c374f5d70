import type { SignInSession } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'
import { holdSessions } from './holdSessions'

/** Sessions that last as long as the page. */
export function memorySessions(): SignInStorage {
  let sessions: readonly SignInSession[] = []
  let context: SignInContext | undefined
  const held = holdSessions({
    read: () => sessions,
    write: (next) => {
      sessions = next
    },
    now: () => context?.host.now() ?? Date.now(),
  })
  return {
    ...held,
    attach(given) {
      context = given
    },
  }
}
