import {
  onrampAmountRefused,
  onrampCountryRefused,
  onrampNotOffered,
  onrampOrderUnknown,
  onrampReceiverForeign,
  onrampReceiverInvalid,
  onrampReturnInvalid,
  onrampVendorDown,
  onrampVendorUnknown,
} from '@latchkey/protocol'
import { webhookForged } from './errors'

/** How an error kind is answered. */
type Answer = { readonly status: number; readonly field: string }

/** All errors of purchases by code: the status, and the field that caused it. */
export const onrampRefusals: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  [onrampVendorUnknown.code, { status: 400, field: 'provider' }],
  [onrampNotOffered.code, { status: 400, field: '' }],
  [onrampAmountRefused.code, { status: 400, field: 'amount' }],
  [onrampReceiverInvalid.code, { status: 400, field: 'receiver' }],
  [onrampReturnInvalid.code, { status: 400, field: 'returnUrl' }],
  [onrampCountryRefused.code, { status: 403, field: 'country' }],
  [onrampReceiverForeign.code, { status: 403, field: 'receiver' }],
  [onrampOrderUnknown.code, { status: 404, field: 'orderId' }],
  [webhookForged.code, { status: 401, field: 'signature' }],
  [onrampVendorDown.code, { status: 503, field: 'provider' }],
])
