import type { PairingState } from './PairingState'

/** [WC-2] How long a pairing is offered. */
export const pairingLifetimeMs = 240_000
/** A wallet needs a moment to answer, so a URI with less time left isn't shown. */
export const pairingSpareMs = 10_000

/** [WC-2] Whether a new pairing is needed: there is none, or at most ten seconds remain. */
export function isPairingExpired({ expiresAt }: Pick<PairingState, 'expiresAt'>, now: number): boolean {
  return expiresAt === null || expiresAt - now <= pairingSpareMs
}
