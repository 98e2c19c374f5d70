import type { Payment } from '../approve/Payment'
import type { Prepared } from '../messages/rpc/prepareRequest'
import { toQuantity } from '../messages/rpc/readQuantity'
import type { CallsForm, OwnForm, SponsoredForm } from './CallsForm'
import type { SmartSender } from './SmartSender'

/** Writes calls in the one form that is shown and signed. */
export function toPrepared(
  { account, chain, calls, id, isUpgrade, cancels }: SmartSender,
  rest: { readonly operation: SponsoredForm } | OwnForm,
  payment: Payment,
): Prepared {
  const form: CallsForm = {
    version: '2.0.0',
    ...(id === undefined ? {} : { id }),
    from: account,
    chainId: toQuantity(BigInt(chain.slice('eip155:'.length))),
    atomicRequired: true,
    calls,
    ...rest,
  }
  return {
    method: 'wallet_sendCalls',
    account,
    params: [form],
    payment: { ...payment, isUpgrade, isCancel: cancels !== undefined },
  }
}
