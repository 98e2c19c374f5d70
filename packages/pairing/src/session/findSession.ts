import { requestNotFound } from '@latchkey/protocol'
import type { StoredRequest, StoredSession } from '../store/SignerState'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Finds the session of a topic, unless it has expired. */
export function findSession(context: SignerContext, topic: string): StoredSession | null {
  const { sessions } = context.store.read()
  const stored = Object.hasOwn(sessions, topic) ? sessions[topic] : undefined
  return stored && stored.session.expiry > seconds.of(context.now()) ? stored : null
}

/** Finds an open request by id. @throws requestNotFound */
export function findRequest(context: SignerContext, id: number): StoredRequest {
  const request = context.store.read().requests[id]
  if (!request) throw requestNotFound({ id })
  return request
}
