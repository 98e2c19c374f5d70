import type { Latchkey } from '../Latchkey'
import { close } from '../modal/close'

const connectViews: ReadonlySet<string> = new Set([
  'Connect',
  'AllWallets',
  'ConnectWallets',
  'ConnectingExternal',
  'ConnectingWalletConnectBasic',
])

/** The wallet is connected: whoever stands in the connecting views is done with them. */
export function leaveConnecting(latchkey: Latchkey): void {
  const { modal, nav } = latchkey.getState()
  if (modal.open && nav.stack.some(({ view }) => connectViews.has(view))) close(latchkey)
}
