import { envelopeRefused, isRecord } from '@latchkey/protocol'
import { isKey } from '../crypto/topicOf'
import type { PeerRequest } from '../message/parseMessage'
import { readMetadata } from '../message/readMetadata'
import type { ProposedNamespaces } from '../namespaces/Namespaces'
import { readNames } from '../namespaces/readNames'
import type { PeerPairing, PeerProposal } from './PeerState'

/** Parses a site's proposal. @throws envelopeRefused */
export function parseProposal(pairing: PeerPairing, { id, params }: PeerRequest): PeerProposal {
  if (!isRecord(params)) throw envelopeRefused({ reason: 'no proposal' })
  const { proposer, sessionProperties, expiryTimestamp } = params
  if (!isRecord(proposer) || !isKey(proposer.publicKey)) throw envelopeRefused({ reason: 'no key' })
  return {
    id,
    pairingTopic: pairing.topic,
    expiry: typeof expiryTimestamp === 'number' ? expiryTimestamp : pairing.expiry,
    proposer: { publicKey: proposer.publicKey, metadata: readMetadata(proposer.metadata) },
    requiredNamespaces: readProposed(params.requiredNamespaces),
    optionalNamespaces: readProposed(params.optionalNamespaces),
    ...(isRecord(sessionProperties) ? { sessionProperties } : {}),
  }
}

function readProposed(value: unknown): ProposedNamespaces {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).map(([key, entry]) => {
    const said = isRecord(entry) ? entry : {}
    const list = (name: string) => readNames(said[name]) ?? []
    return [key, { chains: list('chains'), methods: list('methods'), events: list('events') }]
  })
  return Object.fromEntries(entries)
}
