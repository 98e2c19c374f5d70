import type { Latchkey } from '../Latchkey'
import { loadSignIn } from './loadSignIn'

/** [SIW-4] The visitor does not want to sign in. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export async function cancelSignIn(latchkey: Latchkey): Promise<void> {
  await (await loadSignIn(latchkey)).leaveSignIn(latchkey)
}
