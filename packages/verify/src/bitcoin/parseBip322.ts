import { base64 } from '@scure/base'
import { RawWitness, Transaction } from '@scure/btc-signer'
import { isSameBytes } from '../crypto/isSameBytes'
import { buildToSign, toSpendId } from './buildToSign'

/** A parsed BIP-322 signature. */
export type Bip322 = {
  readonly transaction: Transaction
  readonly witness: readonly Uint8Array[]
  readonly scriptSig: Uint8Array
}

const options = {
  allowUnknownVersion: true,
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  disableScriptCheck: true,
}

function parseSimple(bytes: Uint8Array, script: Uint8Array, message: string): Bip322 {
  const none = new Uint8Array()
  return { transaction: buildToSign(script, message), witness: RawWitness.decode(bytes), scriptSig: none }
}

/** The full form is a whole transaction; it must match the text and the account. */
function parseFull(bytes: Uint8Array, script: Uint8Array, message: string): Bip322 | null {
  const transaction = Transaction.fromRaw(bytes, options)
  const isOne = transaction.inputsLength === 1 && transaction.outputsLength === 1
  if (!isOne || ![0, 2].includes(transaction.version)) return null
  const { txid, index, finalScriptWitness = [], finalScriptSig } = transaction.getInput(0)
  const { amount, script: locking } = transaction.getOutput(0)
  const isSpent = !!txid && index === 0 && isSameBytes(txid, toSpendId(script, message))
  const isReturn = amount === 0n && !!locking && isSameBytes(locking, Uint8Array.of(0x6a))
  if (!isSpent || !isReturn) return null
  return { transaction, witness: finalScriptWitness, scriptSig: finalScriptSig ?? new Uint8Array() }
}

/** Parses a BIP-322 signature for a text and an account; null if invalid. A `smp` or `ful` prefix names its form. */
export function parseBip322(signature: string, script: Uint8Array, message: string): Bip322 | null {
  const [, form, rest = ''] = /^(smp|ful)?(.*)$/s.exec(signature) ?? []
  const parsers = form === 'smp' ? [parseSimple] : form === 'ful' ? [parseFull] : [parseSimple, parseFull]
  for (const parse of parsers) {
    try {
      const parsed = parse(base64.decode(rest), script, message)
      if (parsed) return parsed
    } catch {
      // Not this form; try the next.
    }
  }
  return null
}
