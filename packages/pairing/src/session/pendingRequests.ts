import type { StoredRequest } from '../store/SignerState'
import type { SignerContext } from './SignerContext'
import type { PendingRequest } from './SignerEvents'

/** The requests that wait for a wallet, those from before a reload as well, the oldest first. */
export function pendingRequests(context: SignerContext): readonly PendingRequest[] {
  return Object.values(context.store.read().requests)
    .map(toPending)
    .sort((one, other) => one.id - other.id)
}

/** A request without what only this side may know. */
export function toPending({ message: _, ...request }: StoredRequest): PendingRequest {
  return request
}
