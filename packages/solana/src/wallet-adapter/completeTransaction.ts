import { fieldsOf } from '@latchkey/protocol'
import type { SendOptions, Web3Connection, Web3Transaction } from './WalletAdapter'

/** Fills in who pays and until when a transaction can be sent, and lets further keys sign, as wallet adapters do. */
export async function completeTransaction(
  transaction: Web3Transaction,
  given: {
    readonly payer: unknown
    readonly connection: Web3Connection
    readonly signers: readonly unknown[] | undefined
    readonly options: SendOptions
  },
): Promise<void> {
  const { payer, connection, signers = [], options } = given
  const fields = fieldsOf(transaction)
  const isVersioned = 'version' in transaction
  if (!isVersioned) {
    const feePayer = fields['feePayer'] ?? payer
    const recentBlockhash =
      fields['recentBlockhash'] ??
      (await connection.getLatestBlockhash(options.preflightCommitment)).blockhash
    Object.assign(transaction, { feePayer, recentBlockhash })
  }
  const sign = fields[isVersioned ? 'sign' : 'partialSign']
  if (signers.length > 0 && typeof sign === 'function')
    sign.apply(transaction, isVersioned ? [signers] : [...signers])
}
