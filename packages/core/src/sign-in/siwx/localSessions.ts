import { signInNotEnabled } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'

/**
 * Sessions in the browser's storage, which survive a reload and are shared by the site's tabs. Stored values are parsed,
 * and count only after `siwx()` has verified them. Small: the code that reads and writes loads on first use.
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
