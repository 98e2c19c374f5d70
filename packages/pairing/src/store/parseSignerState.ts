import { isRecord } from '@latchkey/protocol'
import { isKey } from '../crypto/topicOf'
import { guard } from '../message/guard'
import { isCacao, signedFields } from './isCacao'
import type { SignerState, StoredProposal, StoredRequest, StoredSession, UnsentMessage } from './SignerState'

const { text: isText, number: isNumber, list: listOf, map: mapOf, optional, shape } = guard

const isNames = listOf(isText)
const asked = { chains: isNames, methods: isNames, events: isNames }
const isProposed = mapOf(shape(asked))
const isProperties = optional(isRecord)
const isMetadata = shape({
  name: isText,
  description: isText,
  url: isText,
  icons: isNames,
  redirect: optional(mapOf(isText)),
})
const isSide = shape({ publicKey: isKey, metadata: isMetadata })
const isProposal = shape({
  id: isNumber,
  pairingTopic: isKey,
  pairingKey: isKey,
  publicKey: isKey,
  privateKey: isKey,
  expiry: isNumber,
  namespaces: isProposed,
  required: isProposed,
  authentication: optional(
    shape({
      id: isNumber,
      payload: shape({ ...signedFields, type: isText, chains: isNames }),
      methods: isNames,
      expiry: isNumber,
    }),
  ),
  agreed: optional(shape({ topic: isKey, symKey: isKey, responderPublicKey: isKey })),
})

const isSession = shape({
  session: shape({
    topic: isKey,
    pairingTopic: isText,
    expiry: isNumber,
    controller: isKey,
    namespaces: mapOf(shape({ ...asked, accounts: isNames })),
    requiredNamespaces: isProposed,
    optionalNamespaces: isProposed,
    sessionProperties: isProperties,
    scopedProperties: isProperties,
    sessionConfig: isProperties,
    self: isSide,
    peer: isSide,
    authentication: optional(listOf(isCacao)),
  }),
  symKey: isKey,
  settleId: isNumber,
  seen: shape({ last: mapOf(isNumber), ids: listOf(isNumber) }),
})

const isRequest = shape({
  id: isNumber,
  topic: isKey,
  chainId: isText,
  method: isText,
  createdAt: isNumber,
  expiry: isNumber,
  message: isText,
})

const isUnsent = shape({ topic: isKey, message: isText, tag: isNumber, ttl: isNumber, until: isNumber })

/** Reads a stored state and drops records that don't fit, so a broken one doesn't cost the others. */
export function parseSignerState(state: unknown): SignerState {
  const { seed, proposals, sessions, requests, unsent } = isRecord(state) ? state : {}
  return {
    seed: isKey(seed) ? seed : null,
    proposals: validOnes(proposals, (value): value is StoredProposal => isProposal(value)),
    sessions: validOnes(sessions, (value): value is StoredSession => isSession(value)),
    requests: validOnes(requests, (value): value is StoredRequest => isRequest(value)),
    unsent: Array.isArray(unsent) ? unsent.filter((value): value is UnsentMessage => isUnsent(value)) : [],
  }
}

function validOnes<Value>(all: unknown, is: (value: unknown) => value is Value): Record<string, Value> {
  const entries = isRecord(all) ? Object.entries(all) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => is(entry[1])))
}
