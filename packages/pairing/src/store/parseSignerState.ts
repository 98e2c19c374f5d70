import { isKey } from '../crypto/isKey'
import { guard } from '../message/guard'
import { isRecord } from '../message/isRecord'
import { isCacao } from './isCacao'
import type { SignerState, StoredProposal, StoredRequest, StoredSession, UnsentMessage } from './SignerState'
import { signedParts } from './signedParts'

// Guards and not a schema: the site loads this with its first pairing, and a schema weighs two kilobytes.
const { text: isText, number: isNumber, list: listOf, map: mapOf, maybe, shape } = guard

const isNames = listOf(isText)
const asked = { chains: isNames, methods: isNames, events: isNames }
const isProposed = mapOf(shape(asked))
const isProperties = maybe(isRecord)
const isMetadata = shape({
  name: isText,
  description: isText,
  url: isText,
  icons: isNames,
  redirect: maybe(mapOf(isText)),
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
  authentication: maybe(
    shape({
      id: isNumber,
      payload: shape({ ...signedParts, type: isText, chains: isNames }),
      methods: isNames,
      expiry: isNumber,
    }),
  ),
  agreed: maybe(shape({ topic: isKey, symKey: isKey, responderPublicKey: isKey })),
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
    authentication: maybe(listOf(isCacao)),
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

/** What is believed of a stored state: one record that can not be read is no reason to lose the others. */
export function parseSignerState(state: unknown): SignerState {
  const { seed, proposals, sessions, requests, unsent } = isRecord(state) ? state : {}
  return {
    seed: isKey(seed) ? seed : null,
    proposals: goodOnes(proposals, (value): value is StoredProposal => isProposal(value)),
    sessions: goodOnes(sessions, (value): value is StoredSession => isSession(value)),
    requests: goodOnes(requests, (value): value is StoredRequest => isRequest(value)),
    unsent: Array.isArray(unsent) ? unsent.filter((value): value is UnsentMessage => isUnsent(value)) : [],
  }
}

function goodOnes<Value>(all: unknown, is: (value: unknown) => value is Value): Record<string, Value> {
  const entries = isRecord(all) ? Object.entries(all) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => is(entry[1])))
}
