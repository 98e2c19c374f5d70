import type { AccountRequest, TransferHandle, TransferQuote } from '@latchkey/core'
import {
  invalidRequest,
  notSupportedByWallet,
  providerUnsupportedMethod,
  rpcMethodNotFound,
  rpcMethodNotSupported,
} from '@latchkey/protocol'
import { assertMayPay } from '../transaction/assertMayPay'
import { sendTransaction } from '../transaction/sendTransaction'
import { signAndBroadcast } from '../transaction/signAndBroadcast'
import type { TransferContext } from './TransferContext'
import type { TransferPlan } from './TransferPlan'

/** How a wallet says that it can't sign. */
const inabilities = [
  notSupportedByWallet,
  providerUnsupportedMethod,
  rpcMethodNotFound,
  rpcMethodNotSupported,
]
/** The coins that are kept to recognise a replacement. It spends at least one of them, mostly the first. */
const mostKept = 100

/** [SND-1] Has the wallet pay what was quoted. Keeps what tells a replacement from the original. @throws userRejected, cannotSwitch, providerUnauthorized, walletMalformed, invalidRequest, transferRefused, requestTimeout, httpStatus, networkFailure */
export async function send(
  { signless }: TransferContext,
  { quote, ...account }: AccountRequest & { readonly quote: TransferQuote },
): Promise<TransferHandle> {
  const { to, amount, shortage } = quote
  if (shortage) throw invalidRequest({ reason: 'the account has too little' })
  // Only `quote` makes plans of this family.
  const plan = quote.plan as TransferPlan
  if (plan.way === 'none') throw invalidRequest({ reason: 'there is nothing to send' })
  const details = { to, amount: `${amount}` }
  if (plan.way === 'wallet')
    return { id: await sendTransaction({ ...account, transaction: { to, value: amount } }), details }
  await assertMayPay(account)
  try {
    const id = await signAndBroadcast({ ...account, psbt: plan.psbt, inputs: plan.inputs })
    const coins = plan.coins.slice(0, mostKept).join()
    return { id, details: { ...details, coins, ...(plan.isAll ? { all: 'yes' } : {}) } }
  } catch (cause) {
    // The next quote lets the wallet make the payment.
    if (inabilities.some((kind) => kind.is(cause))) signless.add(Object(account.connector.provider))
    throw cause
  }
}
