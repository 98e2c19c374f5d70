import { receiverLookAlike, sendIncomplete } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { TransactionEntry } from '../nav/NavState'
import { transactionsSet } from '../nav/navTransitions'
import { popTransaction, pushTransaction } from '../nav/transactionStack'
import { carryOut } from './carryOut'
import { getSend } from './getSend'
import { getSender } from './getSender'
import { readNodes } from './readNodes'
import type { StartedTransfer } from './StartedTransfer'
import { toSendError } from './toSendError'
import { formChanged, formReset } from './transitions'

/** How old a quote may be when the wallet is asked. */
const freshMs = 20_000

/** [SND-1] [NAV-12] Sends what the form says. The visitor returns to the account; after a failure the form stays. */
export async function sendForm(latchkey: Latchkey): Promise<StartedTransfer> {
  const { store, host } = latchkey
  const view = getSend(store.getState())
  const { token, quote, quotedAt, receiver, speed, memo } = view
  /** [NET-1] Another account has a form of its own, which this transfer must leave alone. */
  const isOwnForm = () => store.getState().send?.form.receiver === receiver
  const entry: TransactionEntry = { view: 'Account', goBack: false }
  const forgetEntry = () => {
    const { transactions } = store.getState().nav
    store.send(
      transactionsSet,
      transactions.filter((each) => each !== entry),
    )
  }
  store.send(formChanged, { loading: true, failure: null })
  pushTransaction(latchkey, entry)
  try {
    const sender = await getSender(latchkey)
    // [SND-2]
    if (!token || !quote || !view.units || receiver.status !== 'ready') throw sendIncomplete()
    if (view.isComparisonNeeded) throw receiverLookAlike({ like: receiver.lookAlike?.address ?? '' })
    if (quote.amount !== view.units || quote.to !== receiver.address || view.isProvisional)
      throw sendIncomplete()
    // While a quote is being made, the older one may have another speed or memo.
    const isFresh = quotedAt !== null && !view.isQuoting && host.now() - quotedAt < freshMs
    const { address, connector, transfers, isSponsored } = sender
    // The amount stays what the visitor has seen; only the fee is asked for again.
    const current = isFresh
      ? quote
      : await readNodes(latchkey, sender.network, (network) =>
          transfers.quote({
            connector,
            address,
            network,
            asset: quote.asset,
            to: quote.to,
            amount: quote.amount,
            speed,
            isSponsored,
            ...(memo ? { memo } : {}),
          }),
        )
    const { profileName: name, isResolved } = receiver
    const started = await carryOut(latchkey, { sender, token, quote: current, name, isResolved })
    if (isOwnForm()) {
      store.send(formReset)
      popTransaction(latchkey, 'success')
    } else forgetEntry()
    return started
  } catch (cause) {
    const failure = toSendError(cause)
    if (isOwnForm()) store.send(formChanged, { loading: false, failure })
    forgetEntry()
    throw failure
  }
}
