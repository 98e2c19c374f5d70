import type { Latchkey } from '../Latchkey'
import { loadSignIn } from './loadSignIn'

/** [SIW-2] Asks the active account to sign in; how that went is told in the state. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export async function signIn(latchkey: Latchkey): Promise<void> {
  await (await loadSignIn(latchkey)).askWallet(latchkey)
}
