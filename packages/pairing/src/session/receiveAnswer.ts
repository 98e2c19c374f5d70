import type { PeerAnswer } from '../message/parseMessage'
import { endRequest } from './endRequest'
import { readPeerError } from './readPeerError'
import type { SignerContext } from './SignerContext'

/** Handles the wallet's answer to a request on the same topic; drops any other. */
export async function receiveAnswer(
  context: SignerContext,
  topic: string,
  answer: PeerAnswer,
): Promise<void> {
  const outcome = 'error' in answer ? { error: await readPeerError(answer.error) } : { result: answer.result }
  const request = context.store.read().requests[answer.id]
  if (request) {
    if (request.topic === topic) endRequest(context, request, outcome)
    return
  }
  // An unstored ping, or a request that another tab has just closed.
  const waiter = context.answers.get(answer.id)
  if (waiter?.topic !== topic) return
  context.answers.delete(answer.id)
  if ('error' in outcome) waiter.reject(outcome.error)
  else waiter.resolve(outcome.result)
}
