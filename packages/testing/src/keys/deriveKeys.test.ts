import { bytesToHex } from '@noble/hashes/utils.js'
import * as wasm from '@polkadot/wasm-crypto'
import { base58 } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer'
import { beforeAll, expect, it } from 'vitest'
import { phraseRefused } from '../errors'
import { encodeAddress } from '../families/polkadot/encodeAddress'
import { createPhrase } from './createPhrase'
import { demoPhrase } from './demoPhrase'
import { deriveEd25519 } from './deriveEd25519'
import { deriveKeys } from './deriveKeys'

beforeAll(() => wasm.waitReady())

it('returns the accounts that other wallets derive from the phrase', () => {
  const keys = deriveKeys(demoPhrase)
  expect(keys.evm.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(base58.encode(keys.solana.publicKey)).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
  const about =
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
  // The test vector of BIP-84.
  const { publicKey } = deriveKeys(about).bitcoin.main
  expect(p2wpkh(publicKey).address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
})

it('returns the key of Substrate’s development phrase', () => {
  const phrase = 'bottom drive obey lake curtain smoke basket hold race lonely fit walk'
  const { publicKey } = deriveKeys(phrase).polkadot
  expect(encodeAddress(publicKey, 42)).toBe('5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV')
  const pair = wasm.sr25519KeypairFromSeed(wasm.bip39ToMiniSecret(phrase, ''))
  expect(publicKey).toEqual(pair.slice(64))
})

it('derives Ed25519 keys like the second vector of SLIP-10', () => {
  const seed = Uint8Array.from({ length: 16 }, (_, index) => index)
  const { secretKey } = deriveEd25519(seed, [0, 1, 2, 2, 1_000_000_000])
  expect(bytesToHex(secretKey)).toBe('8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793')
})

it('returns further accounts, on the next step of each path', () => {
  const keys = deriveKeys(demoPhrase, 1)
  expect(keys.evm.address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(keys.bitcoin.main.path).toBe("m/84'/0'/0'/0/1")
  const root = wasm.sr25519KeypairFromSeed(wasm.bip39ToMiniSecret(demoPhrase, ''))
  const junction = new Uint8Array(32)
  junction[0] = 1
  expect(keys.polkadot.publicKey).toEqual(wasm.sr25519DeriveKeypairHard(root, junction).slice(64))
})

it('creates valid, unique phrases, and rejects invalid ones', () => {
  const phrase = createPhrase()
  expect(phrase.split(' ')).toHaveLength(12)
  expect(phrase).not.toBe(createPhrase())
  expect(deriveKeys(phrase).evm.address).toMatch(/^0x/)
  expect(() => deriveKeys(phrase.replace(/ \w+$/, ''))).toThrow(expect.toSatisfy(phraseRefused.is))
})
