import { equalBytes } from '@noble/curves/utils.js'
import { base64 } from '@scure/base'
import { SigHash, Transaction } from '@scure/btc-signer'
import * as v from 'valibot'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import { decodedBytes } from '../decodedBytes'
import { parseParams } from '../parseParams'
import type { Detail, Task } from '../Task'
import type { BitcoinAccount } from './BitcoinAccount'
import { formatBitcoin } from './formatBitcoin'

const schema = v.object({
  psbt: decodedBytes(base64, 'base64'),
  signInputs: v.optional(
    v.array(
      v.object({
        address: v.optional(v.string()),
        index: v.pipe(v.number(), v.integer(), v.minValue(0)),
        sighashTypes: v.optional(v.array(v.literal(SigHash.ALL, 'Only SIGHASH_ALL is signed here'))),
      }),
    ),
  ),
  broadcast: v.optional(v.literal(false, 'This wallet does not broadcast')),
})

/** `signPsbt`: signs the inputs that are the account's, and leaves the sending to the site. @throws requestRefused */
export function readPsbt(account: BitcoinAccount, params: unknown): Task {
  const { psbt, signInputs } = parseParams(schema, params)
  const open = () => openPsbt(psbt)
  const transaction = open()
  const own = Array.from({ length: transaction.inputsLength }, (_, index) => index).filter((index) =>
    isOwnInput(account, transaction, index),
  )
  for (const { address, index } of signInputs ?? [])
    if (!own.includes(index) || (address !== undefined && address !== account.address))
      throw requestRefused({ reason: `Input ${index} is not of this wallet` })
  const indexes = signInputs ? signInputs.map(({ index }) => index) : own
  if (indexes.length === 0) throw requestRefused({ reason: 'No input of it is of this wallet' })
  return createTask({
    title: 'Sign a Bitcoin transaction',
    details: describe(account, transaction, indexes.length),
    async run() {
      const signed = open()
      for (const index of indexes) signed.signIdx(account.key.secretKey, index, [SigHash.ALL])
      return { psbt: base64.encode(signed.toPSBT()) }
    },
  })
}

function openPsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true, lowR: true })
  } catch (cause) {
    throw requestRefused({ reason: 'The PSBT can not be read' }, { cause })
  }
}

function isOwnInput({ script }: BitcoinAccount, transaction: Transaction, index: number): boolean {
  const { witnessUtxo, sighashType } = transaction.getInput(index)
  if (!witnessUtxo || !equalBytes(witnessUtxo.script, script)) return false
  return sighashType === undefined || sighashType === SigHash.ALL
}

function describe(
  { network, address }: BitcoinAccount,
  transaction: Transaction,
  signs: number,
): readonly Detail[] {
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const to = transaction.getOutputAddress(index, network) ?? 'a script'
    const amount = formatBitcoin(transaction.getOutput(index).amount ?? 0n)
    return { name: amount, value: to === address ? `${to} (this wallet)` : to }
  })
  return [
    { kind: 'fact', label: 'Signs', value: `${signs} of ${transaction.inputsLength} inputs` },
    { kind: 'tree', label: 'Pays', nodes: outputs },
    { kind: 'fact', label: 'Fee', value: feeOf(transaction) },
  ]
}

function feeOf(transaction: Transaction): string {
  try {
    return formatBitcoin(transaction.fee)
  } catch {
    // An input that does not say its amount.
    return 'can not be told'
  }
}
