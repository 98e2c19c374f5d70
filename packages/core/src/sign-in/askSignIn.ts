import type { Latchkey } from '../Latchkey'
import { loadSignIn } from './loadSignIn'

/** Shows the view of the sign-in to the active account, unless it is signed in. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export async function askSignIn(latchkey: Latchkey): Promise<void> {
  await (await loadSignIn(latchkey)).show(latchkey)
}
