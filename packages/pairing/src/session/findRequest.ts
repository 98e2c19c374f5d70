import { requestNotFound } from '@latchkey/protocol'
import type { StoredRequest } from '../store/SignerState'
import type { SignerContext } from './SignerContext'

/** Finds an open request by id. @throws requestNotFound */
export function findRequest(context: SignerContext, id: number): StoredRequest {
  const request = context.store.read().requests[id]
  if (!request) throw requestNotFound({ id })
  return request
}
