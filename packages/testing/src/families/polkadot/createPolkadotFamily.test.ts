import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { TypeRegistry } from '@polkadot/types'
import * as wasm from '@polkadot/wasm-crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { createPolkadotFamily } from './createPolkadotFamily'

const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const keys = deriveKeys(demoPhrase).polkadot
const family = createPolkadotFamily(keys)
const own = family.addressOn(chainId) ?? ''
const read = (method: string, params: unknown) => family.read({ chainId, method, params })

beforeAll(() => wasm.waitReady())

/** Verifies a signature with the Rust library. */
function isValid(message: Uint8Array, signature: string): boolean {
  return wasm.sr25519Verify(hexToBytes(signature.replace(/^0x/, '')), message, keys.publicKey)
}

const payload = {
  address: own,
  method: `0x0503${'00'.repeat(33)}0b00407a10f35a`,
  era: '0xf503',
  nonce: '0x00000012',
  tip: '0x00000000000000000000000005f5e100',
  specVersion: '0x000f4dfb',
  transactionVersion: '0x0000001a',
  blockNumber: '0x0167c9b0',
  genesisHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  blockHash: `0x${'5a'.repeat(32)}`,
  signedExtensions: [
    'CheckNonZeroSender',
    'CheckSpecVersion',
    'CheckTxVersion',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'CheckWeight',
    'ChargeTransactionPayment',
    'CheckMetadataHash',
  ],
  version: 4,
  mode: 0,
}

describe('polkadot_signTransaction', () => {
  it.each([
    ['a short call', payload],
    ['a long call', { ...payload, method: `0x0000${'ab'.repeat(400)}` }],
    ['numbers instead of hexadecimal', { ...payload, nonce: 70_000, tip: '0' }],
    ['a great tip', { ...payload, tip: `0x${'7f'.repeat(9)}` }],
    ['a metadata hash', { ...payload, mode: 1, metadataHash: `0x${'cd'.repeat(32)}` }],
    [
      'assets as fees',
      { ...payload, signedExtensions: [...payload.signedExtensions.slice(0, 7), 'ChargeAssetTxPayment'] },
    ],
  ])('signs what polkadot.js says should be signed for %s', async (_, transactionPayload) => {
    const registry = new TypeRegistry()
    registry.setSignedExtensions(transactionPayload.signedExtensions)
    const expected = registry.createType('ExtrinsicPayload', transactionPayload, { version: 4 })
    const bytes = expected.toU8a({ method: true })
    const signed = bytes.length > 256 ? registry.hash(bytes).toU8a() : bytes
    const { signature } = (await read('polkadot_signTransaction', {
      address: own,
      transactionPayload,
    }).run()) as {
      signature: string
    }
    expect(isValid(signed, signature)).toBe(true)
  })

  it.each([
    ['another chain', { genesisHash: `0x${'00'.repeat(32)}` }],
    ['another account', { address: '5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV' }],
    ['an extension that is not known', { signedExtensions: ['CheckMoon'] }],
    ['another version', { version: 5 }],
    ['rubbish', { nonce: 'many' }],
  ])('rejects %s', (_, change) => {
    const params = { address: own, transactionPayload: { ...payload, ...change } }
    expect(() => read('polkadot_signTransaction', params)).toThrow(expect.toSatisfy(requestRefused.is))
  })
})

it.each(['hi', '<Bytes>hi</Bytes>'])('signs the message %s as wrapped bytes', async (message) => {
  const { signature } = (await read('polkadot_signMessage', { address: own, message }).run()) as {
    signature: string
  }
  expect(isValid(utf8ToBytes('<Bytes>hi</Bytes>'), signature)).toBe(true)
  expect(isValid(utf8ToBytes('<Bytes>ho</Bytes>'), signature)).toBe(false)
})

it('accepts the generic form of its address, and no other account', async () => {
  const general = family.addressOn(`polkadot:${'0'.repeat(32)}`)
  expect(general).toMatch(/^5/)
  expect(read('polkadot_signMessage', { address: general, message: 'hi' }).title).toBe('Sign a message')
  const stranger = '5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV'
  expect(() => read('polkadot_signMessage', { address: stranger, message: 'hi' })).toThrow(
    'an account of this wallet',
  )
})
