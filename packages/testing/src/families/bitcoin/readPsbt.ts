import { equalBytes } from '@noble/curves/utils.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { SigHash, Transaction } from '@scure/btc-signer'
import * as v from 'valibot'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import { decodedBytes } from '../decodedBytes'
import { parseParams } from '../parseParams'
import type { Detail, Task } from '../Task'
import { addressOf } from './addressOf'
import type { BitcoinAccount } from './BitcoinAccount'
import { esploraOf } from './openEsplora'
import { formatBitcoin } from './readTransfer'

const schema = v.object({
  psbt: decodedBytes(base64, 'base64'),
  signInputs: v.optional(
    v.array(
      v.object({
        address: v.optional(v.string()),
        index: v.pipe(v.number(), v.integer(), v.minValue(0)),
        sighashTypes: v.optional(v.array(v.literal(SigHash.ALL, 'Only SIGHASH_ALL is supported'))),
      }),
    ),
  ),
  broadcast: v.optional(v.boolean(), false),
})

/** `signPsbt`: signs the account's inputs, and broadcasts the transaction on request. @throws requestRefused, nodeMissing */
export function readPsbt(account: BitcoinAccount, params: unknown): Task {
  const { psbt, signInputs, broadcast } = parseParams(schema, params)
  const open = () => openPsbt(psbt)
  const transaction = open()
  const own = Array.from({ length: transaction.inputsLength }, (_, index) => index).filter((index) =>
    isOwnInput(account, transaction, index),
  )
  for (const { address, index } of signInputs ?? [])
    if (!own.includes(index) || (address !== undefined && address !== account.address))
      throw requestRefused({ reason: `Input ${index} doesn't belong to this wallet` })
  const indexes = signInputs ? signInputs.map(({ index }) => index) : own
  if (indexes.length === 0) throw requestRefused({ reason: 'No input belongs to this wallet' })
  const esplora = broadcast ? esploraOf(account) : null
  if (esplora) assertComplete(transaction, indexes)
  return createTask({
    title: esplora ? 'Send a Bitcoin transaction' : 'Sign a Bitcoin transaction',
    verb: esplora ? 'Send' : 'Sign',
    ...spentBy(account, transaction, indexes),
    details: describe(account, transaction, indexes.length),
    async run() {
      const signed = open()
      for (const index of indexes) signed.signIdx(account.key.secretKey, index, [SigHash.ALL])
      if (!esplora) return { psbt: base64.encode(signed.toPSBT()) }
      const { hex, txid } = finish(signed)
      await esplora.broadcast(hex)
      return { psbt: base64.encode(signed.toPSBT()), txid }
    },
  })
}

/** A transaction that others still have to sign can't be sent. @throws requestRefused */
function assertComplete(transaction: Transaction, indexes: readonly number[]): void {
  for (let index = 0; index < transaction.inputsLength; index++) {
    const { partialSig, finalScriptSig, finalScriptWitness } = transaction.getInput(index)
    if (!indexes.includes(index) && !partialSig?.length && !finalScriptSig && !finalScriptWitness)
      throw requestRefused({ reason: `Can't broadcast: input ${index} isn't signed yet` })
  }
}

function finish(signed: Transaction): { readonly hex: string; readonly txid: string } {
  try {
    for (let index = 0; index < signed.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = signed.getInput(index)
      if (!finalScriptSig && !finalScriptWitness) signed.finalizeIdx(index)
    }
    return { hex: bytesToHex(signed.extract()), txid: signed.id }
  } catch (cause) {
    throw requestRefused({ reason: 'The other signatures in it are invalid' }, { cause })
  }
}

/** What the account pays: its inputs minus what comes back. */
function spentBy(
  { script }: BitcoinAccount,
  transaction: Transaction,
  indexes: readonly number[],
): { readonly amount: string } | null {
  const into = [...new Set(indexes)].map((index) => transaction.getInput(index).witnessUtxo?.amount ?? 0n)
  const back = Array.from({ length: transaction.outputsLength }, (_, index) => transaction.getOutput(index))
    .filter((output) => output.script && equalBytes(output.script, script))
    .map(({ amount = 0n }) => amount)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const spent = sum(into) - sum(back)
  return spent > 0n ? { amount: formatBitcoin(spent) } : null
}

function openPsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true, lowR: true })
  } catch (cause) {
    throw requestRefused({ reason: 'Invalid PSBT' }, { cause })
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
    const { script, amount = 0n } = transaction.getOutput(index)
    const to = addressOf(script, network) ?? 'a script without an address'
    return { name: formatBitcoin(amount), value: to === address ? `${to} (this wallet)` : to }
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
    // An input without its amount.
    return 'unknown'
  }
}
