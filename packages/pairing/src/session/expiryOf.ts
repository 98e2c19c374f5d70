import type { StoredProposal } from '../store/SignerState'

/** When a proposal is over, in seconds: one-click sign-in may take longer than the code lives. */
export function expiryOf({ expiry, authentication }: StoredProposal): number {
  return Math.max(expiry, authentication?.expiry ?? 0)
}
