import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { OutScript, Transaction } from '@scure/btc-signer'
import { addressOf } from '../families/bitcoin/addressOf'
import type { EsploraOutput, EsploraStatus, EsploraTransaction } from './EsploraTransaction'
import { regtest } from './regtest'

/** Esplora's names of scripts that the library calls otherwise. */
const types: Readonly<Record<string, string>> = {
  pk: 'p2pk',
  pkh: 'p2pkh',
  sh: 'p2sh',
  ms: 'multisig',
  wpkh: 'v0_p2wpkh',
  wsh: 'v0_p2wsh',
  tr: 'v1_p2tr',
}

function typeOf(script: Uint8Array): string {
  try {
    return types[OutScript.decode(script).type] ?? 'unknown'
  } catch {
    // Public data, or something unusual.
    return script[0] === 0x6a ? 'op_return' : 'unknown'
  }
}

/** An output by its script, as Esplora writes it. */
export function toEsploraOutput(script: Uint8Array, value: number): EsploraOutput {
  const address = addressOf(script, regtest)
  return {
    scriptpubkey: bytesToHex(script),
    scriptpubkey_type: typeOf(script),
    ...(address ? { scriptpubkey_address: address } : {}),
    value,
  }
}

/** Parses a signed transaction; `spent` finds what it spends. */
export function readRawTransaction(
  transactionHex: string,
  status: EsploraStatus,
  spent: (txid: string, vout: number) => EsploraOutput | null,
): EsploraTransaction {
  const transaction = Transaction.fromRaw(hexToBytes(transactionHex), { allowUnknownOutputs: true })
  const vin = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const input = transaction.getInput(index)
    const [txid, vout] = [bytesToHex(input.txid ?? new Uint8Array()), input.index ?? 0]
    return {
      txid,
      vout,
      is_coinbase: false,
      scriptsig: bytesToHex(input.finalScriptSig ?? new Uint8Array()),
      sequence: input.sequence ?? 0,
      witness: (input.finalScriptWitness ?? []).map(bytesToHex),
      prevout: spent(txid, vout),
    }
  })
  const vout = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return toEsploraOutput(script, Number(amount))
  })
  const paid = vout.reduce((sum, { value }) => sum + value, 0)
  return {
    txid: transaction.id,
    version: transaction.version,
    locktime: transaction.lockTime,
    vin,
    vout,
    size: transactionHex.length / 2,
    weight: transaction.weight,
    fee: vin.reduce((sum, { prevout }) => sum + (prevout?.value ?? 0), 0) - paid,
    status,
  }
}
