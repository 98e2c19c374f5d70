import type { Latchkey } from '../Latchkey'
import { loadSignIn } from './loadSignIn'

/** [SIW-1] Has the message made that the active account is to sign, unless it is there or nobody looks at the view. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export async function prepareSignIn(latchkey: Latchkey): Promise<void> {
  await (await loadSignIn(latchkey)).makeReady(latchkey)
}
