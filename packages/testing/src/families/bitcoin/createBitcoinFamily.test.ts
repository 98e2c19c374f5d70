import { createHash, createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { p2wpkh, RawWitness, SigHash, Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { buildBip322 } from './buildBip322'
import { createBitcoinFamily } from './createBitcoinFamily'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const keys = deriveKeys(demoPhrase).bitcoin
const family = createBitcoinFamily({ keys, nodeOf: () => undefined })
const own = family.addressOn(chainId) ?? ''
const payment = p2wpkh(keys.main.publicKey)
const read = (method: string, params: unknown, chain = chainId) =>
  family.read({ chainId: chain, method, params })

/** Verifies r and s with OpenSSL, which hashes once more itself. */
function isValid(
  hashedOnce: Uint8Array,
  signature: Uint8Array,
  dsaEncoding: 'der' | 'ieee-p1363' = 'ieee-p1363',
): boolean {
  const point = Buffer.from(secp256k1.Point.fromBytes(keys.main.publicKey).toBytes(false))
  const der = Buffer.concat([Buffer.from('3056301006072a8648ce3d020106052b8104000a034200', 'hex'), point])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify('sha256', hashedOnce, { key, dsaEncoding }, signature)
}

describe('signMessage', () => {
  it.each(['hi', 'long '.repeat(100)])('signs with ECDSA, as OpenSSL verifies', async (message) => {
    const task = read('signMessage', { account: own, message })
    const { address, signature } = (await task.run()) as { address: string; signature: string }
    const bytes = hexToBytes(signature)
    const text = Buffer.from(message)
    const length = text.length < 253 ? [text.length] : [253, text.length & 255, text.length >> 8]
    const marked = Buffer.concat([Buffer.from('\x18Bitcoin Signed Message:\n'), Buffer.from(length), text])
    expect(address).toBe(own)
    expect(isValid(createHash('sha256').update(marked).digest(), bytes.slice(1))).toBe(true)
    expect([39, 40]).toContain(bytes[0])
  })

  it('signs with BIP-322 on request', async () => {
    const task = read('signMessage', { account: own, message: 'hi', protocol: 'bip322' })
    const { signature } = (await task.run()) as { signature: string }
    const [der = new Uint8Array(), publicKey] = RawWitness.decode(hexToBytes(signature))
    const code = Buffer.concat([Buffer.from('76a914', 'hex'), payment.hash, Buffer.from('88ac', 'hex')])
    const digest = buildBip322(payment.script, 'hi').preimageWitnessV0(0, code, SigHash.ALL, 0n)
    expect(publicKey).toEqual(keys.main.publicKey)
    expect(
      secp256k1.verify(der.slice(0, -1), digest, keys.main.publicKey, { prehash: false, format: 'der' }),
    ).toBe(true)
  })
})

/** A payment of 0.001 from two inputs; the second one is the wallet's. */
function psbt(sighashType?: number): string {
  const transaction = new Transaction()
  const foreign = p2wpkh(secp256k1.getPublicKey(new Uint8Array(32).fill(5)))
  const utxo = (script: Uint8Array, amount: bigint) => ({ witnessUtxo: { script, amount } })
  transaction.addInput({ txid: '11'.repeat(32), index: 0, ...utxo(foreign.script, 60_000n) })
  transaction.addInput({
    txid: '22'.repeat(32),
    index: 1,
    ...utxo(payment.script, 50_000n),
    ...(sighashType === undefined ? {} : { sighashType }),
  })
  transaction.addOutputAddress(foreign.address ?? '', 100_000n)
  transaction.addOutputAddress(own, 9_000n)
  return base64.encode(transaction.toPSBT())
}

const once = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const twice = (...parts: readonly Uint8Array[]) => once(once(...parts))

/** The BIP-143 preimage of the second input, hashed once. */
function preimageOf(transaction: Transaction): Uint8Array {
  const raw = Buffer.from(transaction.unsignedTx)
  // Version, count, two inputs of 41 bytes each (their scripts are empty), count of outputs, outputs, lock time.
  const inputs = [raw.subarray(5, 46), raw.subarray(46, 87)]
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(50_000n)
  return once(
    raw.subarray(0, 4),
    twice(...inputs.map((input) => input.subarray(0, 36))),
    twice(...inputs.map((input) => input.subarray(37))),
    inputs[1]?.subarray(0, 36) ?? raw,
    Buffer.from('1976a914', 'hex'),
    payment.hash,
    Buffer.from('88ac', 'hex'),
    amount,
    inputs[1]?.subarray(37) ?? raw,
    twice(raw.subarray(88, -4)),
    raw.subarray(-4),
    Buffer.from([1, 0, 0, 0]),
  )
}

describe('signPsbt', () => {
  it('signs only its own input, as OpenSSL verifies', async () => {
    const task = read('signPsbt', { account: own, psbt: psbt(), signInputs: [{ address: own, index: 1 }] })
    expect(task.details).toMatchObject([
      { value: '1 of 2 inputs' },
      { nodes: [{ name: '0.001 BTC' }, { name: '0.00009 BTC', value: `${own} (this wallet)` }] },
      { value: '0.00001 BTC' },
    ])
    const { psbt: text } = (await task.run()) as { psbt: string }
    const signed = Transaction.fromPSBT(base64.decode(text))
    expect(signed.getInput(0).partialSig).toBeUndefined()
    const [[, der] = [null, new Uint8Array()]] = signed.getInput(1).partialSig ?? []
    // The last byte is the hash type.
    expect(isValid(preimageOf(signed), der.slice(0, -1), 'der')).toBe(true)
  })

  it.each([
    { psbt: 'rubbish' },
    { psbt: psbt(), signInputs: [{ index: 0 }] },
    { psbt: psbt(), signInputs: [{ index: 7 }] },
    { psbt: psbt(), signInputs: [{ index: 1, address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }] },
    { psbt: psbt(), signInputs: [{ index: 1, sighashTypes: [SigHash.NONE] }] },
    { psbt: psbt(SigHash.NONE_ANYONECANPAY) },
    { psbt: psbt(), account: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
  ])('rejects $signInputs $broadcast $account', (params) => {
    expect(() => read('signPsbt', params)).toThrow(expect.toSatisfy(requestRefused.is))
  })
})

it('has an address on each network, and none on others', () => {
  expect(own).toMatch(/^bc1q/)
  expect(family.addressOn('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')).toMatch(/^bcrt1q/)
  expect(family.addressOn('bip122:ffffffffffffffffffffffffffffffff')).toBeNull()
  expect(() => read('signMessage', { message: 'hi' }, 'bip122:__proto__')).toThrow('Unknown network')
})

it('returns its addresses without a prompt', async () => {
  const task = read('getAccountAddresses', { account: own })
  expect([task.isQuiet, await task.run()]).toMatchObject([true, [{ address: own, path: "m/84'/0'/0'/0/0" }]])
})
