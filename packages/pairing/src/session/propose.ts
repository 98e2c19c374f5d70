import { connectCancelled, namespacesRefused } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { createKeyPair } from '../crypto/createKeyPair'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { sealMessage } from '../message/publishMessage'
import { writeMetadata } from '../message/writeMetadata'
import { buildNamespaces, type NamespacesInput } from '../namespaces/buildNamespaces'
import { buildProperties } from '../namespaces/buildProperties'
import type { Session, StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { formatPairingUri } from '../uri/formatPairingUri'
import { awaitApproval } from './awaitApproval'
import { dropProposal } from './dropProposal'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** What a site asks of a wallet. */
export type ProposeInput = {
  /** All of it is optional to the wallet: one that lacks a chain still connects with the others. */
  readonly namespaces: NamespacesInput
  /** What the site can not do without: told to the wallet as optional, and checked when it answers. */
  readonly required?: NamespacesInput
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** A proposal that waits for a wallet. */
export type Proposed<Value> = {
  /** What the QR code and the links carry. */
  readonly uri: string
  readonly pairingTopic: string
  /** In seconds. */
  readonly expiry: number
  readonly approval: Promise<Value>
}

/** Proposes a session; the URI is there when the relay has the proposal. @throws namespacesRefused, connectCancelled, relayUnreachable, relayRefused */
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
  // Stored and awaited before it is sent: the answer may come before the relay's own.
  context.store.update(transitions.proposed(proposal))
  const approval = awaitApproval(context, proposal, signal).then(({ session }) => {
    if (!session) throw namespacesRefused({ reason: 'there is no session' })
    return session
  })
  // Who asked may never look at it; a failure then is nobody's.
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

/** The keys and times of a new proposal. @throws namespacesRefused */
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

/** What goes to the wallet. Everything is optional there, and every entry has all its lists: native wallets read no other form. */
export function proposalParams(
  context: SignerContext,
  proposal: StoredProposal,
  { sessionProperties, scopedProperties }: Pick<ProposeInput, 'sessionProperties' | 'scopedProperties'>,
): object {
  const properties = buildProperties(sessionProperties)
  const scoped = buildProperties(scopedProperties)
  const isAsked = (key: string) => (key.split(':', 1)[0] ?? '') in proposal.namespaces
  if (scoped && !Object.keys(scoped).every(isAsked))
    throw namespacesRefused({ reason: 'properties of a namespace that is not asked for' })
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
