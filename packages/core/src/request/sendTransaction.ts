import {
  invalidRequest,
  isRecord,
  type Namespace,
  notSupportedByWallet,
  walletMalformed,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { TransactionIdOf, TransactionOf } from '../ports/FamilyTypes'
import { prepareSending } from './prepareRequest'

/** Has the wallet of a family send a transaction; see `Latchkey.sendTransaction`. */
export async function sendTransaction<N extends Namespace>(
  latchkey: Latchkey,
  namespace: N,
  transaction: TransactionOf<N>,
): Promise<TransactionIdOf<N>> {
  // The family's adapter has checked the id.
  return (await send(latchkey, namespace, transaction)) as TransactionIdOf<N>
}

async function send(
  latchkey: Latchkey,
  namespace: Namespace,
  given: TransactionOf<Namespace>,
): Promise<string> {
  // Plain JavaScript may leave out the family, and then this is missing.
  const { networkId, from, ...transaction } = given ?? {}
  const { asked, can } = prepareSending(latchkey, namespace, { networkId, from })
  if (!isRecord(given)) throw invalidRequest({ reason: 'no transaction' })
  // Field by field: a transaction may come from elsewhere, and must not name another account or wallet.
  if ('psbt' in transaction && can.signPsbt) {
    const { psbt, inputs } = transaction
    const { txid } = await can.signPsbt({ psbt, inputs, broadcast: true, ...asked })
    if (!txid) throw walletMalformed({ what: 'txid' })
    return txid
  }
  if ('transaction' in transaction && can.sendRawTransaction) {
    const { transaction: wire, options } = transaction
    return can.sendRawTransaction({ transaction: wire, ...(options && { options }), ...asked })
  }
  if ('psbt' in transaction || 'transaction' in transaction || !can.sendTransaction)
    throw notSupportedByWallet({ what: 'sendTransaction' })
  return can.sendTransaction({ ...asked, transaction })
}
