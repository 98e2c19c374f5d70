import type { Latchkey } from '../Latchkey'
import { close } from '../modal/close'
import { isShown } from '../modal/isShown'

const connectViews: ReadonlySet<string> = new Set([
  'Connect',
  'AllWallets',
  'ConnectWallets',
  'ConnectingExternal',
  'ConnectingWalletConnectBasic',
])

/** The wallet is connected: whoever stands in the connecting views is done with them. */
export function leaveConnecting(latchkey: Latchkey): void {
  const { nav } = latchkey.getState()
  if (isShown(latchkey) && nav.stack.some(({ view }) => connectViews.has(view))) close(latchkey)
}
