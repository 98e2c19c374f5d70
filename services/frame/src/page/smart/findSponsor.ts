import { callReverted, type SponsorReason } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askSponsor } from './askSponsor'
import type { SponsoredForm } from './CallsForm'
import type { Carrier } from './carrier/Carrier'
import { foreignBundler } from './carrier/foreignBundler'
import { ownSponsor } from './carrier/ownSponsor'
import { reasonOf } from './reasonOf'
import type { SmartNetwork } from './SmartNetwork'
import type { SmartSender } from './SmartSender'

/** What to sign if the operator pays, or why it doesn't. */
export type Sponsorship =
  | { readonly operation: SponsoredForm }
  | { readonly operation?: undefined; readonly refusal: SponsorReason }

const carriers: { readonly [Name in SmartNetwork['carrier']]: Carrier } = {
  own: ownSponsor,
  bundler: foreignBundler,
}

/** Finds out whether the operator pays for calls on a network. @throws callReverted */
export async function findSponsor(
  frame: FramePage,
  sender: SmartSender,
  { sponsor, carrier }: SmartNetwork,
): Promise<Sponsorship> {
  if (!sponsor) return { refusal: 'off' }
  try {
    return { operation: await askSponsor(frame, sender, carriers[carrier]) }
  } catch (cause) {
    if (callReverted.is(cause)) throw cause
    // A bundler that fails is one that doesn't pay now. The visitor still can.
    return { refusal: reasonOf(cause) }
  }
}
