import { callReverted, type SponsorReason, sponsorReasons } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askSponsor } from './askSponsor'
import type { SponsoredForm } from './CallsForm'
import { sponsorRefused } from './errors'
import type { SmartSender } from './SmartSender'

/** What to sign if the operator pays, or why it doesn't. */
export type Sponsorship =
  | { readonly operation: SponsoredForm }
  | { readonly operation?: undefined; readonly refusal: SponsorReason }

/** Finds out whether the operator pays for calls. @throws callReverted */
export async function findSponsor(frame: FramePage, sender: SmartSender): Promise<Sponsorship> {
  try {
    return { operation: await askSponsor(frame, sender) }
  } catch (cause) {
    if (callReverted.is(cause)) throw cause
    // A bundler that fails is one that doesn't pay now. The visitor still can.
    return { refusal: reasonOf(cause) }
  }
}

/** Why the operator doesn't pay, by what it answered. */
export function reasonOf(cause: unknown): SponsorReason {
  const given = sponsorRefused.is(cause) ? cause.values.reason : undefined
  return sponsorReasons.find((one) => one === given) ?? 'paused'
}
