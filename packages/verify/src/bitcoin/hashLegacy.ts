import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'

/** Computes the pre-segwit hash: the account's script in the one input, SIGHASH_ALL. */
export function hashLegacy(transaction: Transaction, script: Uint8Array): Uint8Array {
  const { txid = new Uint8Array(32), index = 0, sequence = 0 } = transaction.getInput(0)
  const { amount = 0n, script: locking = new Uint8Array() } = transaction.getOutput(0)
  const bytes = RawOldTx.encode({
    version: transaction.version,
    inputs: [{ txid, index, sequence, finalScriptSig: script }],
    outputs: [{ amount, script: locking }],
    lockTime: transaction.lockTime,
  })
  return sha256(sha256(concatBytes(bytes, Uint8Array.of(1, 0, 0, 0))))
}
