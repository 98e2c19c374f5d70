import { connectCancelled, namespacesRefused } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { createKeyPair } from '../crypto/createKeyPair'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { sealMessage } from '../message/publishMessage'
import { writeMetadata } from '../message/writeMetadata'
import { buildNamespaces, type NamespacesInput } from '../namespaces/buildNamespaces'
import type { Session, StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { formatPairingUri } from '../uri/PairingUri'
import { awaitApproval } from './awaitApproval'
import { dropProposal } from './dropProposal'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Builds session properties for all wallets: non-empty texts only. */
export function buildProperties(
  properties: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> | undefined {
  const texts = Object.entries(properties).flatMap(([key, value]): [string, string][] => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '')
    return text === '' || text === '""' ? [] : [[key, text]]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** A site's session request. */
export type ProposeInput = {
  /** Sent as optional: a wallet that lacks a chain still connects with the others. */
  readonly namespaces: NamespacesInput
  /** What the site requires: sent as optional, checked in the answer. */
  readonly required?: NamespacesInput
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** A proposal that waits for a wallet. */
export type Proposed<Value> = {
  /** The URI for the QR code and links. */
  readonly uri: string
  readonly pairingTopic: string
  /** In seconds. */
  readonly expiry: number
  readonly approval: Promise<Value>
}

/** Proposes a session. Resolves with the URI once the relay has the proposal. @throws namespacesRefused, connectCancelled, relayUnreachable, relayRefused */
export async function propose(context: SignerContext, input: ProposeInput): Promise<Proposed<Session>> {
  const { signal } = input
  if (signal?.aborted) throw connectCancelled(undefined, { cause: signal.reason })
  const proposal = createProposal(context, input)
  const { pairingTopic, expiry } = proposal
  const message = sealMessage(
    context,
    { topic: pairingTopic, symKey: proposal.pairingKey },
    { id: proposal.id, method: 'wc_sessionPropose', params: proposalParams(context, proposal, input) },
  )
  // Store and await before sending: the wallet may answer before the relay confirms.
  context.store.update(transitions.proposed(proposal))
  const approval = awaitApproval(context, proposal, signal).then(({ session }) => {
    if (!session) throw namespacesRefused({ reason: 'no session' })
    return session
  })
  // The caller may never await it; that must not be an unhandled rejection.
  approval.catch(() => undefined)
  context.reschedule()
  try {
    const options = methodRules.wc_sessionPropose.request
    await context.relay.propose(pairingTopic, message, { ...options, ...(signal ? { signal } : {}) })
  } catch (cause) {
    if (context.approvals.has(pairingTopic)) dropProposal(context, proposal, cause)
    throw signal?.aborted ? connectCancelled(undefined, { cause }) : cause
  }
  return {
    uri: formatPairingUri({ topic: pairingTopic, symKey: proposal.pairingKey, expiry }),
    pairingTopic,
    expiry,
    approval,
  }
}

/** Creates the keys and times of a new proposal. @throws namespacesRefused */
export function createProposal(
  context: SignerContext,
  { namespaces, required = {} }: Pick<ProposeInput, 'namespaces' | 'required'>,
): StoredProposal {
  const pairingKey = bytesToHex(context.randomBytes(32))
  return {
    id: context.nextId(),
    pairingTopic: topicOf(pairingKey),
    pairingKey,
    ...createKeyPair(context.randomBytes(32)),
    expiry: seconds.of(context.now()) + seconds.proposal,
    namespaces: buildNamespaces(namespaces, required),
    required: buildNamespaces(required),
  }
}

/** Builds the message to the wallet. Everything is optional and every entry has all its lists, as native wallets require. */
export function proposalParams(
  context: SignerContext,
  proposal: StoredProposal,
  { sessionProperties, scopedProperties }: Pick<ProposeInput, 'sessionProperties' | 'scopedProperties'>,
): object {
  const properties = buildProperties(sessionProperties)
  const scoped = buildProperties(scopedProperties)
  const isAsked = (key: string) => (key.split(':', 1)[0] ?? '') in proposal.namespaces
  if (scoped && !Object.keys(scoped).every(isAsked))
    throw namespacesRefused({ reason: "properties of a namespace that isn't requested" })
  return {
    requiredNamespaces: {},
    optionalNamespaces: proposal.namespaces,
    relays: [{ protocol: 'irn' }],
    proposer: { publicKey: proposal.publicKey, metadata: writeMetadata(context.metadata) },
    ...(properties ? { sessionProperties: properties } : {}),
    ...(scoped ? { scopedProperties: scoped } : {}),
    expiryTimestamp: proposal.expiry,
  }
}
