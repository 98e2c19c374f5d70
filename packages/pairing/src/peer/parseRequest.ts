import { envelopeRefused, isRecord } from '@latchkey/protocol'
import type { PeerRequest } from '../message/parseMessage'
import { isChainId } from '../namespaces/chainOf'
import type { PeerSession, PeerSessionRequest } from './PeerState'

/** Parses a site's request. @throws envelopeRefused */
export function parseRequest(
  { topic, expiry }: PeerSession,
  { id, params }: PeerRequest,
): PeerSessionRequest {
  if (!isRecord(params) || !isRecord(params.request) || !isChainId(params.chainId))
    throw envelopeRefused({ reason: 'no request' })
  const { method, params: asked, expiryTimestamp } = params.request
  if (typeof method !== 'string') throw envelopeRefused({ reason: 'no method' })
  return {
    id,
    topic,
    chainId: params.chainId,
    method,
    params: asked ?? [],
    expiry: typeof expiryTimestamp === 'number' ? expiryTimestamp : expiry,
  }
}
