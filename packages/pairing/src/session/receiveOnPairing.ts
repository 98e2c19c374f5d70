import { isRecord, keyRefused, sessionEnded } from '@latchkey/protocol'
import { agreeKey } from '../crypto/agreeKey'
import { openEnvelope } from '../crypto/openEnvelope'
import { isKey, topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { type PeerRequest, parseMessage } from '../message/parseMessage'
import type { RelayMessage } from '../relay/Relay'
import type { StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { answerPeer } from './answerPeer'
import { dropProposal } from './dropProposal'
import { peerErrors } from './peerErrors'
import { readPeerError } from './readPeerError'
import { receiveSettle } from './receiveSettle'
import type { SignerContext } from './SignerContext'

/** Handles a message about an open proposal. @throws envelopeRefused, keyRefused */
export async function receiveOnPairing(
  context: SignerContext,
  proposal: StoredProposal,
  message: RelayMessage,
): Promise<void> {
  const { pairingKey, privateKey, authentication } = proposal
  // A sign-in answer carries its key, also on the pairing topic when the wallet itself declines.
  const isPairing = message.topic === proposal.pairingTopic
  const opened = openEnvelope(message.message, {
    ...(isPairing ? { symKey: pairingKey } : {}),
    ...(authentication ? { privateKey } : {}),
  })
  const body = parseMessage(opened.text)
  if ('method' in body) {
    if (!opened.senderPublicKey) await receivePairingRequest(context, proposal, body)
    return
  }
  if (authentication && body.id === authentication.id) {
    const { receiveAuthentication } = await import('../authenticate/receiveAuthentication')
    await receiveAuthentication(context, proposal, { body, opened })
    return
  }
  // Only the wallet has the key from the code, and its first answer counts.
  if (body.id !== proposal.id || opened.senderPublicKey) return
  if (!('error' in body)) await agree(context, proposal, body.result)
  else if (!proposal.agreed) dropProposal(context, proposal, await readPeerError(body.error))
}

async function agree(context: SignerContext, proposal: StoredProposal, result: unknown): Promise<void> {
  const responderPublicKey = isRecord(result) ? result.responderPublicKey : undefined
  if (!isKey(responderPublicKey)) throw keyRefused({ reason: 'not a key' })
  const symKey = agreeKey(proposal.privateKey, responderPublicKey)
  const topic = topicOf(symKey)
  // Store before contacting the relay: a reload must not lose the session.
  const state = context.store.update(
    transitions.agreed(proposal.pairingTopic, { topic, symKey, responderPublicKey }),
  )
  const agreed = state.proposals[proposal.pairingTopic]
  // A repeated answer subscribes again, in case the relay was unreachable; another key is too late.
  if (agreed?.agreed?.topic !== topic) return
  const waiting = context.early.filter((early) => early.topic === topic)
  context.early.splice(0, Number.POSITIVE_INFINITY, ...context.early.filter((early) => early.topic !== topic))
  await context.relay.subscribe([topic])
  for (const early of waiting) await receiveSettle(context, agreed, early)
}

async function receivePairingRequest(
  context: SignerContext,
  proposal: StoredProposal,
  { id, method }: PeerRequest,
): Promise<void> {
  const channel = { topic: proposal.pairingTopic, symKey: proposal.pairingKey }
  if (method === 'wc_pairingPing')
    return answerPeer(context, channel, { id, result: true, rules: methodRules.wc_pairingPing.answer })
  if (method === 'wc_pairingDelete') {
    if (!proposal.agreed) dropProposal(context, proposal, sessionEnded())
    return
  }
  await answerPeer(context, channel, {
    id,
    error: peerErrors.unsupportedMethod,
    rules: { tag: 0, ttl: methodRules.wc_pairingDelete.answer.ttl },
  })
}
