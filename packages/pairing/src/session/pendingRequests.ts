import type { StoredRequest } from '../store/SignerState'
import type { SignerContext } from './SignerContext'
import type { PendingRequest } from './SignerEvents'

/** Lists open requests, including those from before a reload, oldest first. */
export function pendingRequests(context: SignerContext): readonly PendingRequest[] {
  return Object.values(context.store.read().requests)
    .map(toPending)
    .sort((one, other) => one.id - other.id)
}

/** Strips private fields from a request. */
export function toPending({ message: _, ...request }: StoredRequest): PendingRequest {
  return request
}
