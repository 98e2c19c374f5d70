import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { close } from './close'

/** AllWallets and all whose names begin so, but for the sign-in that follows. */
const connectViews = /^(All|Connect(?!ingSiwe))/

/** The wallet is connected: whoever stands in the connecting views is done with them, unless another family's is being asked. */
export function leaveConnecting(latchkey: Latchkey): void {
  const { connect, nav } = latchkey.getState()
  const isAsked = Object.keys(connect.pending).length > 0
  if (!isAsked && isShown(latchkey) && nav.stack.some(({ view }) => connectViews.test(view))) close(latchkey)
}
