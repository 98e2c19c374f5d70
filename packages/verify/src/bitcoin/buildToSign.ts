import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Transaction } from '@scure/btc-signer'

const tag = /* @__PURE__ */ sha256(/* @__PURE__ */ utf8ToBytes('BIP0322-signed-message'))
const zeros = (length: number) => new Uint8Array(length)

/** The id of BIP-322's first transaction: one input with the text's hash, one output to the account. */
export function toSpendId(script: Uint8Array, message: string): Uint8Array {
  const hash = sha256(concatBytes(tag, tag, utf8ToBytes(message)))
  const transaction = concatBytes(
    zeros(4),
    Uint8Array.of(1),
    zeros(32),
    Uint8Array.of(255, 255, 255, 255, 34, 0, 32),
    hash,
    zeros(4),
    Uint8Array.of(1),
    zeros(8),
    Uint8Array.of(script.length),
    script,
    zeros(4),
  )
  return sha256(sha256(transaction)).reverse()
}

/** Builds BIP-322's second transaction, which spends the first, for the simple form. */
export function buildToSign(script: Uint8Array, message: string): Transaction {
  const transaction = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  transaction.addInput({ txid: toSpendId(script, message), index: 0, sequence: 0 })
  transaction.addOutput({ amount: 0n, script: Uint8Array.of(0x6a) })
  return transaction
}
