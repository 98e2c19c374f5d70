import { signInNotEnabled } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'

/**
 * Sessions in the browser's storage, kept over a reload and shared by the tabs of the site. Whatever stands there is
 * parsed, and counts only when `siwx()` has verified it. Small: what reads and writes is loaded with the first question.
 */
export function localSessions(): SignInStorage {
  let context: SignInContext | undefined
  const open = async () => {
    if (!context) throw signInNotEnabled()
    const { openLocalSessions } = await import('./openLocalSessions')
    return openLocalSessions(context)
  }
  return {
    attach(given) {
      context = given
    },
    add: async (session) => (await open()).add(session),
    set: async (sessions) => (await open()).set(sessions),
    get: async (chainId, address) => (await open()).get(chainId, address),
    delete: async (chainId, address) => (await open()).delete(chainId, address),
  }
}
