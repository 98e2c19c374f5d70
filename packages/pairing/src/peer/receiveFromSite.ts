import { envelopeRefused, isRecord } from '@latchkey/protocol'
import { openEnvelope } from '../crypto/openEnvelope'
import { methodRules } from '../message/methodRules'
import { type PeerAnswer, type PeerRequest, parseMessage } from '../message/parseMessage'
import { publishMessage } from '../message/publishMessage'
import type { RelayMessage } from '../relay/Relay'
import { fromPeerError } from '../session/fromPeerError'
import { peerErrors } from '../session/peerErrors'
import { seconds } from '../session/seconds'
import { endPeerSession } from './endPeerSession'
import type { PeerContext } from './PeerContext'
import type { PeerPairing, PeerSession } from './PeerState'
import { parseProposal } from './parseProposal'
import { parseRequest } from './parseRequest'
import { parseSignIn } from './parseSignIn'

/** Handles a message from the relay. Messages that aren't for us are dropped silently. */
export async function receiveFromSite(context: PeerContext, message: RelayMessage): Promise<void> {
  const { sessions, pairings } = context.store.read()
  const session = Object.hasOwn(sessions, message.topic) ? sessions[message.topic] : undefined
  const pairing = Object.hasOwn(pairings, message.topic) ? pairings[message.topic] : undefined
  const found = session ?? pairing
  if (!found || isOver(context, found)) return
  try {
    const body = parseMessage(openEnvelope(message.message, { symKey: found.symKey }).text)
    if (!('method' in body)) receiveAnswer(context, message.topic, body)
    else if (session) await receiveInSession(context, session, body)
    else if (pairing) await receiveInPairing(context, pairing, body)
  } catch (error) {
    // Sealed for someone else, or not a message: a relay can send anything.
    if (!envelopeRefused.is(error)) throw error
  }
}

/** Whether it has expired and is no longer shown. */
function isOver(context: PeerContext, { expiry }: { readonly expiry: number }): boolean {
  return expiry <= seconds.of(context.now())
}

function receiveAnswer(context: PeerContext, topic: string, answer: PeerAnswer): void {
  const waiter = context.answers.get(answer.id)
  context.answers.delete(answer.id)
  if ('error' in answer) waiter?.reject(fromPeerError(answer.error))
  else waiter?.resolve(answer.result)
  const session = context.store.read().sessions[topic]
  if (!session || session.acknowledged || answer.id !== session.settleId) return
  if ('error' in answer) {
    // The site rejected the session and dropped it.
    endPeerSession(context, topic)
    return
  }
  const acknowledged = { ...session, acknowledged: true }
  context.store.update((state) => ({ ...state, sessions: { ...state.sessions, [topic]: acknowledged } }))
  context.events.emit('acknowledged', acknowledged)
}

async function receiveInPairing(
  context: PeerContext,
  pairing: PeerPairing,
  request: PeerRequest,
): Promise<void> {
  const { id, method } = request
  if (method === 'wc_sessionAuthenticate' && context.signsIn) {
    if (id in context.store.read().signIns) return
    const signIn = parseSignIn(pairing, request)
    if (isOver(context, signIn)) return
    context.store.update((state) => ({ ...state, signIns: { ...state.signIns, [id]: signIn } }))
    context.events.emit('signIn', signIn)
  } else if (method === 'wc_sessionPropose') {
    // With a sign-in request, the plain proposal is only a fallback.
    if (context.signsIn && pairing.methods.includes('wc_sessionAuthenticate')) return
    if (id in context.store.read().proposals) return
    const proposal = parseProposal(pairing, request)
    if (isOver(context, proposal)) return
    context.store.update((state) => ({ ...state, proposals: { ...state.proposals, [id]: proposal } }))
    context.events.emit('proposal', proposal)
  } else {
    const { ttl } = methodRules.wc_pairingDelete.answer
    await publishMessage(context, pairing, {
      id,
      error: peerErrors.unsupportedMethod,
      options: { tag: 0, ttl },
    })
  }
}

/** Changes that only the wallet may make. A site that asks for one would wait for an answer for minutes. */
const walletOnly = {
  wc_sessionUpdate: { error: peerErrors.unauthorizedUpdate, options: methodRules.wc_sessionUpdate.answer },
  wc_sessionExtend: { error: peerErrors.unauthorizedExtend, options: methodRules.wc_sessionExtend.answer },
  wc_sessionEvent: { error: peerErrors.unauthorizedEvent, options: methodRules.wc_sessionEvent.answer },
}

async function receiveInSession(
  context: PeerContext,
  session: PeerSession,
  request: PeerRequest,
): Promise<void> {
  const { id, method } = request
  const { topic } = session
  if (method === 'wc_sessionRequest') {
    const { requests, answered } = context.store.read()
    if (id in requests || answered.includes(id)) return
    const parsed = parseRequest(session, request)
    if (isOver(context, parsed)) return
    context.store.update((state) => ({ ...state, requests: { ...state.requests, [id]: parsed } }))
    context.events.emit('request', parsed)
  } else if (method === 'wc_sessionPing') {
    context.events.emit('pinged', { topic })
    await publishMessage(context, session, { id, result: true, options: methodRules.wc_sessionPing.answer })
  } else if (method === 'wc_sessionDelete' && isRecord(request.params)) {
    const options = methodRules.wc_sessionDelete.answer
    await publishMessage(context, session, { id, result: true, options })
    endPeerSession(context, topic)
  } else if (Object.hasOwn(walletOnly, method)) {
    const { error, options } = walletOnly[method as keyof typeof walletOnly]
    await publishMessage(context, session, { id, error, options })
  } else if (!Object.hasOwn(methodRules, method)) {
    const { ttl } = methodRules.wc_sessionPing.answer
    await publishMessage(context, session, {
      id,
      error: peerErrors.unsupportedMethod,
      options: { tag: 0, ttl },
    })
  }
}
