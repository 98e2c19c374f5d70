import { callReverted, type SponsorReason } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askSponsor } from './askSponsor'
import type { SponsoredForm } from './CallsForm'
import { reasonOf } from './reasonOf'
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
