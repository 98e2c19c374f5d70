import type { PeerAnswer } from '../message/PeerMessage'
import { endRequest } from './endRequest'
import { readPeerError } from './readPeerError'
import type { SignerContext } from './SignerContext'

/** Takes the wallet's answer to what was asked on this very topic; any other is dropped. */
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
  // A ping, which is not kept, or a request that another tab has just seen answered.
  const waiter = context.answers.get(answer.id)
  if (waiter?.topic !== topic) return
  context.answers.delete(answer.id)
  if ('error' in outcome) waiter.reject(outcome.error)
  else waiter.resolve(outcome.result)
}
