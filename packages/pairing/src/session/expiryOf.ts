import type { StoredProposal } from '../store/SignerState'

/** Returns when a proposal expires, in seconds. One-click sign-in may outlive the code. */
export function expiryOf({ expiry, authentication }: StoredProposal): number {
  return Math.max(expiry, authentication?.expiry ?? 0)
}
