import { requestCancelled } from '@latchkey/protocol'
import type { StoredRequest } from '../store/SignerState'
import { endRequest } from './endRequest'
import type { SignerContext } from './SignerContext'

/** Waits for the answer to an open request. Aborting closes the request. */
export function awaitAnswer(
  context: SignerContext,
  request: StoredRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  const giveUp = () =>
    endRequest(context, request, { error: requestCancelled(undefined, { cause: signal?.reason }) })
  signal?.addEventListener('abort', giveUp, { once: true })
  const before = context.answers.get(request.id)
  const answer = new Promise<unknown>((resolve, reject) => {
    context.answers.set(request.id, {
      topic: request.topic,
      expiry: request.expiry,
      resolve(value) {
        before?.resolve(value)
        resolve(value)
      },
      reject(error) {
        before?.reject(error)
        reject(error)
      },
    })
  })
  return answer.finally(() => signal?.removeEventListener('abort', giveUp))
}
