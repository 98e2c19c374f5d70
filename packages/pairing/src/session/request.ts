import {
  chainNotApproved,
  methodNotApproved,
  requestCancelled,
  requestRefused,
  sessionNotFound,
} from '@latchkey/protocol'
import { methodRules } from '../message/methodRules'
import { sealMessage } from '../message/publishMessage'
import { grants } from '../namespaces/grants'
import type { StoredRequest, StoredSession } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { awaitAnswer } from './awaitAnswer'
import { endRequest } from './endRequest'
import { findSession } from './findSession'
import { pendingRequests, toPending } from './pendingRequests'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** A site's request to a wallet. */
export type RequestInput = {
  readonly topic: string
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params?: unknown
  /** The time limit: from 5 minutes (the default) to a week. */
  readonly expirySeconds?: number
  readonly signal?: AbortSignal
}

/**
 * Sends a request to the wallet and waits for the answer. It's checked, stored and announced synchronously, so the
 * visitor's tap can open the wallet.
 * @throws sessionNotFound, chainNotApproved, methodNotApproved, requestRefused, requestExpired, requestCancelled, sessionEnded, userRejected, walletRefused, walletAnswered, relayUnreachable, relayRefused
 */
export async function request(context: SignerContext, input: RequestInput): Promise<unknown> {
  const { signal } = input
  if (signal?.aborted) throw requestCancelled(undefined, { cause: signal.reason })
  const stored = checkAllowed(context, input)
  const made = createRequest(context, stored, input)
  // Store and await before sending: the wallet may answer before the relay confirms.
  context.store.update(transitions.requested(made))
  const answer = awaitAnswer(context, made, signal)
  context.reschedule()
  context.events.emit('requestSent', toPending(made))
  context.events.emit('pendingChanged', pendingRequests(context))
  sendRequest(context, made).catch((error: unknown) => {
    // Without a caller the client was stopped; keep the request for the next page.
    if (context.answers.has(made.id)) endRequest(context, made, { error })
  })
  return answer
}

/** Sends the stored text of a request with its remaining lifetime. @throws relayUnreachable, relayRefused */
export async function sendRequest(
  context: SignerContext,
  { topic, message, expiry }: StoredRequest,
): Promise<void> {
  const ttl = Math.max(1, expiry - seconds.of(context.now()))
  await context.relay.publish(topic, message, { ...methodRules.wc_sessionRequest.request, ttl })
}

function checkAllowed(context: SignerContext, { topic, chainId, method }: RequestInput): StoredSession {
  const stored = findSession(context, topic)
  if (!stored) throw sessionNotFound({ topic })
  const granted = grants(stored.session.namespaces, chainId)
  if (!granted) throw chainNotApproved({ chainId })
  if (!granted.methods.has(method)) throw methodNotApproved({ method, chainId })
  return stored
}

function createRequest(
  context: SignerContext,
  { session: { topic }, symKey }: StoredSession,
  { chainId, method, params = [], expirySeconds = seconds.request.shortest }: RequestInput,
): StoredRequest {
  const { shortest, longest } = seconds.request
  if (!Number.isInteger(expirySeconds) || expirySeconds < shortest || expirySeconds > longest)
    throw requestRefused({ reason: 'the time limit must be from 5 minutes to a week' })
  const id = context.nextId()
  const createdAt = context.now()
  const expiry = seconds.of(createdAt) + expirySeconds
  const body = { chainId, request: { method, params, expiryTimestamp: expiry } }
  const message = sealMessage(context, { topic, symKey }, { id, method: 'wc_sessionRequest', params: body })
  return { id, topic, chainId, method, params, createdAt, expiry, message }
}
