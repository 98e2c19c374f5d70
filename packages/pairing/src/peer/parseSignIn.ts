import { envelopeRefused, isRecord } from '@latchkey/protocol'
import { isKey } from '../crypto/topicOf'
import type { PeerRequest } from '../message/parseMessage'
import { readMetadata } from '../message/readMetadata'
import { readNames } from '../namespaces/readNames'
import type { PeerPairing, PeerSignIn } from './PeerState'

/** Parses a site's sign-in request. @throws envelopeRefused */
export function parseSignIn(pairing: PeerPairing, { id, params }: PeerRequest): PeerSignIn {
  const { requester, authPayload, expiryTimestamp } = isRecord(params) ? params : {}
  if (!isRecord(requester) || !isKey(requester.publicKey) || !isRecord(authPayload))
    throw envelopeRefused({ reason: 'no sign-in' })
  const text = (name: string) => {
    const value = authPayload[name]
    return typeof value === 'string' ? value : ''
  }
  const maybe = (name: string) => (text(name) ? { [name]: text(name) } : {})
  const resources = readResources(authPayload.resources)
  return {
    id,
    pairingTopic: pairing.topic,
    expiry: typeof expiryTimestamp === 'number' ? expiryTimestamp : pairing.expiry,
    requester: { publicKey: requester.publicKey, metadata: readMetadata(requester.metadata) },
    payload: {
      type: 'caip122',
      chains: readNames(authPayload.chains) ?? [],
      domain: text('domain'),
      aud: text('aud'),
      version: '1',
      nonce: text('nonce'),
      iat: text('iat'),
      ...maybe('nbf'),
      ...maybe('exp'),
      ...maybe('statement'),
      ...maybe('requestId'),
      ...(resources.length > 0 ? { resources } : {}),
    },
  }
}

function readResources(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((resource) => typeof resource === 'string') : []
}
