import {
  getLinkedWallet,
  openLink as openHere,
  type PairingContext,
  requestKind,
  targetOf,
  type WaitingRequest,
} from '@latchkey/core'
import type { PairingOptions } from './PairingOptions'

/**
 * Opens the wallet app for a request on a phone that paired by a link, right after the visitor tapped something.
 * Requests that a page makes on its own (`wallet_getCapabilities`, `wallet_getCallsStatus`, polling, start-up) open
 * nothing. A wallet that was paired by a QR code may be on another phone, so it isn't opened
 * here.
 */
export function openForVisitor(
  context: PairingContext,
  request: WaitingRequest,
  { openLink = openHere }: Pick<PairingOptions, 'openLink'>,
): void {
  if (!context.host.isMobile || requestKind(request.method) === null) return
  // If the browser can't tell, open nothing; the modal shows a link.
  if (globalThis.navigator?.userActivation?.isActive !== true) return
  const chosen = getLinkedWallet(context)?.href
  const link = request.links.find(({ base }) => base === chosen)
  if (link) openLink(link.href, targetOf(link.href))
}
