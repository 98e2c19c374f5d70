import { getLinkedWallet, type PairingContext, requestKind, type WaitingRequest } from '@latchkey/core'
import type { PairingOptions } from './PairingOptions'

function openHere(href: string, target: '_self' | '_blank'): void {
  globalThis.open?.(href, target, target === '_blank' ? 'noopener,noreferrer' : '')
}

/**
 * Brings the wallet to the front with a request, on a phone whose visitor paired by a link and has just pressed
 * something: the press is what asks for it. Whatever a page asks by itself (`wallet_getCapabilities`,
 * `wallet_getCallsStatus`, what is polled or sent at a start) opens nothing: it is not among the visitor's methods, or
 * nobody has pressed anything. A wallet that was paired by a code may be on another phone, and is not looked for here.
 */
export function openForVisitor(
  context: PairingContext,
  request: WaitingRequest,
  { openLink = openHere }: Pick<PairingOptions, 'openLink'>,
): void {
  if (!context.host.isMobile || requestKind(request.method) === null) return
  // Where a browser can't tell, nothing is opened; the modal has a link for it.
  if (globalThis.navigator?.userActivation?.isActive !== true) return
  const chosen = getLinkedWallet(context)?.href
  const link = request.links.find(({ base }) => base === chosen)
  if (link) openLink(link.href, /^https?:/i.test(link.href) ? '_blank' : '_self')
}
