import { outsideFailed } from '../http/fetchOutside'
import { refusals } from '../http/refusals'
import { vendorFailed } from './vendors/vendorFailed'

/** Throws what a client understands when a vendor fails. @throws sourceDown, whatever else the cause was */
export function asSwapsDown(cause: unknown): never {
  if (outsideFailed.is(cause) || vendorFailed.is(cause)) throw refusals.sourceDown({ what: 'swaps' })
  throw cause
}
