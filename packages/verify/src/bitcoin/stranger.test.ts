import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { NETWORK, p2ms, p2pkh, p2sh, p2wpkh, p2wsh, RawWitness } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { expect, it } from 'vitest'
import { buildToSign, toSpendId } from './buildToSign'
import { hashLegacy } from './hashLegacy'
import { verifyBitcoin } from './verifyBitcoin'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const message = 'text'
const open = (byte: number) => {
  const secret = new Uint8Array(32).fill(byte)
  return { secret, key: secp256k1.getPublicKey(secret, true) }
}
type Key = ReturnType<typeof open>

const signHash = ({ secret }: Key, hash: Uint8Array) =>
  Uint8Array.of(...secp256k1.sign(hash, secret, { prehash: false, format: 'der' }), 1)
const push = (bytes: Uint8Array) => [bytes.length, ...bytes]

/** A single-key witness for any account script. */
function byWitness(script: Uint8Array, by: Key): string {
  const hash = buildToSign(script, message).preimageWitnessV0(0, p2pkh(by.key).script, 1, 0n)
  return base64.encode(RawWitness.encode([signHash(by, hash), by.key]))
}

/** A satisfied script of the attacker's, for any account. */
function byScript(script: Uint8Array, by: Key): string {
  const inner = p2ms(1, [by.key]).script
  const hash = buildToSign(script, message).preimageWitnessV0(0, inner, 1, 0n)
  return base64.encode(RawWitness.encode([new Uint8Array(), signHash(by, hash), inner]))
}

/** The full form with signature and key in the input script. */
function byPushes(script: Uint8Array, by: Key): string {
  const signature = signHash(by, hashLegacy(buildToSign(script, message), script))
  const finalScriptSig = Uint8Array.of(...push(signature), ...push(by.key))
  const inputs = [{ txid: toSpendId(script, message), index: 0, sequence: 0, finalScriptSig }]
  const outputs = [{ amount: 0n, script: Uint8Array.of(0x6a) }]
  return base64.encode(RawOldTx.encode({ version: 0, inputs, outputs, lockTime: 0 }))
}

const [owner, stranger] = [open(1), open(2)]

it.each([
  ['P2WPKH', p2wpkh(owner.key, NETWORK), byWitness],
  ['P2SH-P2WPKH', p2sh(p2wpkh(owner.key, NETWORK), NETWORK), byWitness],
  ['P2WSH', p2wsh(p2ms(1, [owner.key]), NETWORK), byScript],
  ['P2PKH', p2pkh(owner.key, NETWORK), byPushes],
])("[SIW-6] %s: rejects a signature by a stranger's key", (_, { address = '', script }, forge) => {
  const is = (signature: string) => verifyBitcoin({ chainId, address, message, signature })
  expect(is(forge(script, owner))).toBe(true)
  expect(is(forge(script, stranger))).toBe(false)
})
