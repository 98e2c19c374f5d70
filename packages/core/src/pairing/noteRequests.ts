import type { PairingContext } from '../ports/PairingPort'
import { requestsNoted } from './requestTransitions'
import type { WaitingRequest } from './WaitingRequest'

/** Stores which requests wait in a paired wallet; called by the pairing client on each change. */
export function noteRequests({ store }: PairingContext, requests: readonly WaitingRequest[]): void {
  store.send(requestsNoted, requests)
}
