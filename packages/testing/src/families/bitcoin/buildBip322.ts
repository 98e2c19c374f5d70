import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Transaction } from '@scure/btc-signer'

/** Hashes a text with the BIP-322 tag. */
export function bip322Hash(message: string): Uint8Array {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  return sha256(concatBytes(tag, tag, utf8ToBytes(message)))
}

const doubleHash = (bytes: Uint8Array) => sha256(sha256(bytes))
const zeros = (length: number) => new Uint8Array(length)

/** Builds the transaction whose witness is a BIP-322 signature. It can never be mined, because its input doesn't exist. */
export function buildBip322(script: Uint8Array, message: string): Transaction {
  const transaction = new Transaction({
    version: 0,
    allowUnknownVersion: true,
    allowUnknownOutputs: true,
    lowR: true,
  })
  transaction.addInput({
    txid: toSpendId(script, message),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
  })
  transaction.addOutput({ amount: 0n, script: Uint8Array.of(0x6a) })
  return transaction
}

/** The spent transaction: its one input holds the text's hash, its one output is the account's. */
function toSpendId(script: Uint8Array, message: string): Uint8Array {
  const hash = doubleHash(
    concatBytes(
      zeros(4),
      Uint8Array.of(1),
      zeros(32),
      Uint8Array.of(0xff, 0xff, 0xff, 0xff),
      Uint8Array.of(34, 0, 32),
      bip322Hash(message),
      zeros(4),
      Uint8Array.of(1),
      zeros(8),
      Uint8Array.of(script.length),
      script,
      zeros(4),
    ),
  )
  return hash.reverse()
}
