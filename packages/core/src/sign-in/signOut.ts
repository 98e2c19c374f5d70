import type { Latchkey } from '../Latchkey'
import { loadSignIn } from './loadSignIn'

/** Ends the session of the active account; how that went is told in the state. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export async function signOut(latchkey: Latchkey): Promise<void> {
  await (await loadSignIn(latchkey)).endSession(latchkey)
}
