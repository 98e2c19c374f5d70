import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { NETWORK, OutScript, p2tr, p2wpkh, RawWitness, SigHash, WIF } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { bip322Hash, buildBip322 } from './buildBip322'
import { signBip322 } from './signBip322'

const secretKey = WIF(NETWORK).decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k')
const publicKey = secp256k1.getPublicKey(secretKey)

/** All vectors in the text of BIP-322. */
const vectors = [
  {
    message: '',
    hash: 'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1',
    signature:
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    plain:
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    toSpend: 'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7',
    toSign: '1e9654e951a5ba44c8604c4de6c67fd78a27e81dcadcfe1edf638ba3aaebaed6',
  },
  {
    message: 'Hello World',
    hash: 'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a',
    signature:
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    plain:
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    toSpend: 'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b',
    toSign: '88737ae86f2077145f93cc4b153ae9a1cb8d56afa511988c149c5c8c9d93bddf',
  },
]

const { address, script, hash: keyHash } = p2wpkh(publicKey)

function digestOf(message: string): Uint8Array {
  const code = Uint8Array.of(0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac)
  return buildBip322(script, message).preimageWitnessV0(0, code, SigHash.ALL, 0n)
}

function isRight(message: string, witness: Uint8Array): boolean {
  const [der = new Uint8Array()] = RawWitness.decode(witness)
  return secp256k1.verify(der.slice(0, -1), digestOf(message), publicKey, { prehash: false, format: 'der' })
}

describe.each(vectors)('the vectors of BIP-322 for "$message"', (vector) => {
  const { message } = vector

  it('are hashed and built as published', () => {
    expect(address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
    expect(bytesToHex(bip322Hash(message))).toBe(vector.hash)
    const transaction = buildBip322(script, message)
    expect(bytesToHex(transaction.getInput(0).txid ?? new Uint8Array())).toBe(vector.toSpend)
    transaction.signIdx(secretKey, 0)
    transaction.finalize()
    expect(transaction.id).toBe(vector.toSign)
  })

  it('are signed as published, and the published signatures are right', () => {
    for (const published of [vector.signature, vector.plain]) {
      expect(isRight(message, base64.decode(published))).toBe(true)
      expect(isRight(`${message}.`, base64.decode(published))).toBe(false)
    }
    // Signers that grind for a short signature differ from here on; before that all agree (RFC 6979).
    const first = secp256k1.sign(digestOf(message), secretKey, { prehash: false, format: 'der' })
    expect(base64.encode(RawWitness.encode([Uint8Array.of(...first, SigHash.ALL), publicKey]))).toBe(
      vector.plain,
    )
    expect(isRight(message, signBip322({ secretKey, script }, message))).toBe(true)
  })
})

it('builds for Taproot like Bitcoin Core’s own vector', () => {
  const payment = p2tr(publicKey.slice(1))
  expect(payment.address).toBe('bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3')
  const text = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='
  const [signed = new Uint8Array()] = RawWitness.decode(base64.decode(text))
  const output = OutScript.decode(payment.script)
  const key = output.type === 'tr' ? output.pubkey : new Uint8Array(32)
  const isRightFor = (message: string) => {
    const digest = buildBip322(payment.script, message).preimageWitnessV1(0, [payment.script], SigHash.ALL, [
      0n,
    ])
    return schnorr.verify(signed.slice(0, 64), digest, key)
  }
  expect(isRightFor('Hello World')).toBe(true)
  expect(isRightFor('Hello World!')).toBe(false)
})
