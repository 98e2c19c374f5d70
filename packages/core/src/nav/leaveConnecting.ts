import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { close } from './openClose'

/** AllWallets, the logins by e-mail, and the views whose names start with Connect, except the sign-in. */
const connectViews = /^(All|Email|Create|Connect(?!ingSiwe))/

/** Closes the connecting views once a wallet is connected, unless another wallet is still being asked. */
export function leaveConnecting(latchkey: Latchkey): void {
  const { connect, nav } = latchkey.getState()
  const isAsked = Object.keys(connect.pending).length > 0
  if (!isAsked && isShown(latchkey) && nav.stack.some(({ view }) => connectViews.test(view))) close(latchkey)
}
