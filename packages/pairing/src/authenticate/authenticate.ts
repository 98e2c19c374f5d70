import { connectCancelled } from '@latchkey/protocol'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { sealMessage } from '../message/publishMessage'
import { writeMetadata } from '../message/writeMetadata'
import { awaitApproval } from '../session/awaitApproval'
import { dropProposal } from '../session/dropProposal'
import { createProposal, type Proposed, proposalParams } from '../session/propose'
import type { Approval, SignerContext } from '../session/SignerContext'
import { seconds } from '../session/seconds'
import type { StoredAuthentication, StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { formatPairingUri } from '../uri/PairingUri'
import { buildPayload, type SignInInput } from './buildPayload'
import { parseRecap } from './recap'

/** What a site asks the wallet to sign while connecting. */
export type AuthenticateInput = SignInInput & {
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** The outcome: signed messages, a session, or both. Without messages the wallet only connected. */
export type Authenticated = Approval

/**
 * Proposes to connect and sign in with one approval (wc_sessionAuthenticate, ReCaps), plus a plain proposal for
 * wallets that don't support it.
 * @throws requestRefused, namespacesRefused, connectCancelled, relayUnreachable, relayRefused
 */
export async function authenticate(
  context: SignerContext,
  input: AuthenticateInput,
): Promise<Proposed<Authenticated>> {
  const { signal } = input
  if (signal?.aborted) throw connectCancelled(undefined, { cause: signal.reason })
  const { proposal, authentication } = createBoth(context, input)
  const { pairingTopic, pairingKey, expiry } = proposal
  const channel = { topic: pairingTopic, symKey: pairingKey }
  const requester = { publicKey: proposal.publicKey, metadata: writeMetadata(context.metadata) }
  const params = { authPayload: authentication.payload, requester, expiryTimestamp: authentication.expiry }
  const signIn = sealMessage(context, channel, {
    id: authentication.id,
    method: 'wc_sessionAuthenticate',
    params,
  })
  const fallback = sealMessage(context, channel, {
    id: proposal.id,
    method: 'wc_sessionPropose',
    params: proposalParams(context, proposal, input),
  })
  context.store.update(transitions.proposed(proposal))
  const approval = awaitApproval(context, proposal, signal)
  // The caller may never await it; that must not be an unhandled rejection.
  approval.catch(() => undefined)
  context.reschedule()
  const aborts = signal ? { signal } : {}
  try {
    await context.relay.subscribe([pairingTopic, topicOf(proposal.publicKey)])
    const rules = methodRules.wc_sessionAuthenticate.request
    await context.relay.publish(pairingTopic, signIn, { ...rules, ...aborts })
    await context.relay.publish(pairingTopic, fallback, {
      ...methodRules.wc_sessionPropose.request,
      ...aborts,
    })
  } catch (cause) {
    if (context.approvals.has(pairingTopic)) dropProposal(context, proposal, cause)
    throw signal?.aborted ? connectCancelled(undefined, { cause }) : cause
  }
  const uri = formatPairingUri({
    topic: pairingTopic,
    symKey: pairingKey,
    expiry,
    methods: ['wc_sessionAuthenticate'],
  })
  return { uri, pairingTopic, expiry, approval }
}

function createBoth(
  context: SignerContext,
  input: AuthenticateInput,
): { proposal: StoredProposal; authentication: StoredAuthentication } {
  const id = context.nextId()
  const expiry = seconds.of(context.now()) + seconds.authentication
  const payload = buildPayload(input, context.now())
  const methods = parseRecap(payload.resources?.at(-1) ?? '')?.methods ?? []
  const authentication = { id, payload, methods, expiry }
  const namespaces = {
    eip155: {
      chains: payload.chains,
      methods: ['personal_sign', ...methods],
      events: ['chainChanged', 'accountsChanged'],
    },
  }
  return { authentication, proposal: { ...createProposal(context, { namespaces }), authentication } }
}
