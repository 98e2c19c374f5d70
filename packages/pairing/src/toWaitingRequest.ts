import {
  type DeepLink,
  getLinkedWallet,
  type PairingContext,
  pairingName,
  type WaitingRequest,
} from '@latchkey/core'
import { readPeer } from './readPeer'
import type { PendingRequest } from './session/SignerEvents'
import type { Session } from './store/SignerState'
import { requestLink } from './uri/requestLink'

/**
 * Converts a request for the modal, with links that open its wallet: the app that the visitor paired with, and on a
 * phone also the wallet's own link. On a computer that link would open the wrong device's app.
 */
export function toWaitingRequest(
  context: PairingContext,
  session: Session | null,
  { id, topic, chainId, method, createdAt, expiry }: PendingRequest,
): WaitingRequest {
  const { redirect, ...peer } = session?.peer.metadata ?? { name: '', description: '', url: '', icons: [] }
  const named = context.host.isMobile ? [redirect?.native, redirect?.universal] : []
  const links = [getLinkedWallet(context)?.href, ...named].flatMap((base): readonly DeepLink[] => {
    const href = base ? requestLink(base, { id, topic }) : null
    return base && href ? [{ base, href }] : []
  })
  return {
    id,
    chainId,
    method,
    wallet: readPeer(peer).name ?? pairingName,
    createdAt,
    expiresAt: expiry * 1_000,
    links: links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at),
  }
}
