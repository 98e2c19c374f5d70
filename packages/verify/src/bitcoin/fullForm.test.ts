import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import {
  NETWORK,
  OutScript,
  p2ms,
  p2sh,
  p2wpkh,
  p2wsh,
  RawWitness,
  SigHash,
  Transaction,
} from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { buildToSign, toSpendId } from './buildToSign'
import { verifyBitcoin } from './verifyBitcoin'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const message = 'text'
const secrets = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte))
const keys = secrets.map((secret) => secp256k1.getPublicKey(secret, true))
const [secret, key] = [secrets[0] ?? expect.unreachable(), keys[0] ?? expect.unreachable()]
const single = p2wpkh(key, NETWORK)
const address = single.address ?? expect.unreachable()

type Odd = {
  readonly version?: number
  readonly text?: string
  readonly index?: number
  readonly output?: Uint8Array
  readonly outputs?: number
  readonly inputs?: number
  readonly sighash?: number
}

/** Creates a full signature with one field changed. */
function sign({
  version = 0,
  text = message,
  index = 0,
  output,
  outputs = 1,
  inputs = 1,
  sighash,
}: Odd): string {
  const transaction = new Transaction({ version, allowUnknownVersion: true, allowUnknownOutputs: true })
  for (let count = 0; count < inputs; count += 1)
    transaction.addInput({
      txid: count ? new Uint8Array(32).fill(9) : toSpendId(single.script, text),
      index,
      sequence: 0,
      witnessUtxo: { amount: 0n, script: single.script },
      ...(sighash === undefined ? {} : { sighashType: sighash }),
    })
  for (let count = 0; count < outputs; count += 1)
    transaction.addOutput({ amount: 0n, script: output ?? Uint8Array.of(0x6a) })
  transaction.sign(secret, sighash === undefined ? undefined : [sighash])
  transaction.finalize()
  return base64.encode(transaction.extract())
}
const is = (signature: string, by = address) => verifyBitcoin({ chainId, address: by, message, signature })

describe('the full form of BIP-322', () => {
  it('[SIW-6] accepts only the transaction of the text and the account', () => {
    expect([is(sign({})), is(sign({ version: 2 })), is(`ful${sign({})}`)]).toEqual([true, true, true])
    expect(is(`smp${sign({})}`)).toBe(false)
  })

  it.each<[string, Odd]>([
    ['version', { version: 1 }],
    ['text', { text: 'another text' }],
    ['spent output', { index: 1 }],
    ['output', { output: OutScript.encode({ type: 'wpkh', hash: new Uint8Array(20) }) }],
    ['number of outputs', { outputs: 2 }],
    ['number of inputs', { inputs: 2 }],
    ['hash type', { sighash: SigHash.NONE }],
    ['ANYONECANPAY hash type', { sighash: SigHash.ALL_ANYONECANPAY }],
  ])('[SIW-6] rejects another %s, even signed by the key', (_, odd) => {
    expect(is(sign(odd))).toBe(false)
  })
})

describe('multisig accounts', () => {
  const account = p2wsh(p2ms(2, keys), NETWORK)
  const shared = account.address ?? expect.unreachable()

  /** The signatures of some keys, in the given order. */
  function witnessBy(...signers: readonly number[]): string {
    const transaction = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
    transaction.addInput({ txid: toSpendId(account.script, message), index: 0, sequence: 0 })
    transaction.addOutput({ amount: 0n, script: Uint8Array.of(0x6a) })
    const inner = account.witnessScript ?? expect.unreachable()
    const hash = transaction.preimageWitnessV0(0, inner, 1, 0n)
    const signatures = signers.map((at) => {
      const der = secp256k1.sign(hash, secrets[at] ?? expect.unreachable(), { prehash: false, format: 'der' })
      return Uint8Array.of(...der, 1)
    })
    return base64.encode(RawWitness.encode([new Uint8Array(), ...signatures, inner]))
  }

  it('[SIW-6] need the required number of signatures, from different keys, in order', () => {
    for (const signers of [
      [0, 1],
      [0, 2],
      [1, 2],
    ])
      expect(is(witnessBy(...signers), shared)).toBe(true)
    for (const signers of [[], [0], [0, 0], [1, 0], [0, 1, 2]])
      expect(is(witnessBy(...signers), shared)).toBe(false)
  })

  it('[SIW-6] with too many keys are rejected without trying', () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      secp256k1.getPublicKey(new Uint8Array(32).fill(at + 1), true),
    )
    for (const [count, isTaken] of [
      [7, true],
      [8, false],
    ] as const) {
      const big = p2wsh(p2ms(1, many.slice(0, count)), NETWORK)
      const inner = big.witnessScript ?? expect.unreachable()
      const hash = buildToSign(big.script, message).preimageWitnessV0(0, inner, 1, 0n)
      const der = secp256k1.sign(hash, secret, { prehash: false, format: 'der' })
      const witness = RawWitness.encode([new Uint8Array(), Uint8Array.of(...der, 1), inner])
      expect(is(base64.encode(witness), big.address ?? '')).toBe(isTaken)
    }
  })

  it("[SIW-6] reject a script that doesn't belong to the address", () => {
    const other = p2wsh(p2ms(2, keys.slice(0, 2)), NETWORK).address ?? expect.unreachable()
    expect(is(witnessBy(0, 1), other)).toBe(false)
    expect(is(witnessBy(0, 1))).toBe(false)
    expect(is(witnessBy(0, 1), p2sh(single, NETWORK).address ?? '')).toBe(false)
  })
})
