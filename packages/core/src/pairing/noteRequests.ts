import type { PairingContext } from '../ports/PairingPort'
import { requestsNoted } from './requestTransitions'
import type { WaitingRequest } from './WaitingRequest'

/** Takes down which requests wait in a wallet elsewhere; called by the pairing client whenever that changes. */
export function noteRequests({ store }: PairingContext, requests: readonly WaitingRequest[]): void {
  store.send(requestsNoted, requests)
}
