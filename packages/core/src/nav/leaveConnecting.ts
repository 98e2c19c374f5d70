import type { Latchkey } from '../Latchkey'
import { close } from '../modal/close'
import { isShown } from '../modal/isShown'

/** AllWallets and all whose names begin so, but for the sign-in that follows. */
const connectViews = /^(All|Connect(?!ingSiwe))/

/** The wallet is connected: whoever stands in the connecting views is done with them. */
export function leaveConnecting(latchkey: Latchkey): void {
  const { nav } = latchkey.getState()
  if (isShown(latchkey) && nav.stack.some(({ view }) => connectViews.test(view))) close(latchkey)
}
