import type { LatchkeyError } from '@latchkey/protocol'
import {
  httpStatus,
  onrampAmountRefused,
  onrampCountryRefused,
  onrampReceiverForeign,
} from '@latchkey/protocol'
import type { OnrampTexts } from '../../i18n/onramp/en'

/** Says why an order couldn't be started. */
export function startFault({ t }: OnrampTexts, error: LatchkeyError, provider: string): string {
  // The gateway's own reason is inside.
  const reason = httpStatus.is(error) ? error.cause : error
  if (onrampCountryRefused.is(reason)) return t('onramp.start.country', { provider })
  if (onrampAmountRefused.is(reason)) return t('onramp.start.amount', { provider })
  if (onrampReceiverForeign.is(reason)) return t('onramp.start.account')
  return t('onramp.start.failed', { provider })
}
