import { type SponsorReason, sponsorReasons } from '@latchkey/protocol'
import { signedRefused, sponsorRefused } from './errors'

/** Returns why the operator doesn't pay, by what it answered. One that fails can't pay at the moment. */
export function reasonOf(cause: unknown): SponsorReason {
  const given = sponsorRefused.is(cause) || signedRefused.is(cause) ? cause.values.reason : undefined
  return sponsorReasons.find((one) => one === given) ?? 'paused'
}
