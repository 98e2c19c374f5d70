import { namespacesRefused, settleRefused } from '@latchkey/protocol'
import { openEnvelope } from '../crypto/openEnvelope'
import { methodRules } from '../message/methodRules'
import { parseMessage } from '../message/parseMessage'
import type { RelayMessage } from '../relay/Relay'
import type { StoredProposal } from '../store/SignerState'
import { answerPeer } from './answerPeer'
import { dropProposal } from './dropProposal'
import { parseSettle } from './parseSettle'
import { peerErrors } from './peerErrors'
import type { SignerContext } from './SignerContext'
import { settleSession } from './settleSession'

/** Handles the wallet's session on the agreed topic. @throws envelopeRefused */
export async function receiveSettle(
  context: SignerContext,
  proposal: StoredProposal,
  message: RelayMessage,
): Promise<void> {
  const { agreed } = proposal
  if (!agreed || !(proposal.pairingTopic in context.store.read().proposals)) return
  const { text } = openEnvelope(message.message, { symKey: agreed.symKey })
  const body = parseMessage(text)
  if (!('method' in body) || body.method !== 'wc_sessionSettle') return
  const rules = methodRules.wc_sessionSettle.answer
  const channel = { topic: agreed.topic, symKey: agreed.symKey }
  try {
    const session = parseSettle(context, proposal, body.params)
    settleSession(context, { session, symKey: agreed.symKey, settleId: body.id })
    await answerPeer(context, channel, { id: body.id, result: true, rules })
  } catch (cause) {
    if (!settleRefused.is(cause) && !namespacesRefused.is(cause)) throw cause
    const code = peerErrors.invalidSettle.code
    const error = settleRefused.is(cause)
      ? cause
      : settleRefused({ reason: cause.message, answer: code }, { cause })
    dropProposal(context, proposal, error)
    // The wallet then drops its session too.
    const { message, values } = error
    await answerPeer(context, channel, { id: body.id, error: { code: values.answer, message }, rules })
  }
}
