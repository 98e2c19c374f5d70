import { hexToBytes } from '@noble/hashes/utils.js'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { requestInvalid } from '../errors'
import { addressesOf } from './addressesOf'
import type { Bytes } from './Bytes'
import { createKeys } from './createKeys'
import { deriveEd25519 } from './deriveEd25519'
import { wordsOf } from './wordsOf'

const words =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon art'

describe('the keys of entropy', () => {
  it('[FRM-15] are the accounts that MetaMask and Phantom derive from the words', async () => {
    const entropy = new Uint8Array(32)
    expect(wordsOf(entropy)).toBe(words)
    const { eip155, solana } = await addressesOf(await createKeys(entropy))
    expect(eip155).toBe(mnemonicToAccount(words).address)
    // The first account of Phantom with these words.
    expect(solana).toBe('3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx')
  })

  it('come back from the words', async () => {
    const entropy = crypto.getRandomValues(new Uint8Array(32))
    const again = mnemonicToEntropy(wordsOf(entropy), wordlist)
    expect(again).toEqual(entropy)
    expect(await createKeys(again as Bytes)).toEqual(await createKeys(entropy))
  })

  it('need 32 bytes', async () => {
    await expect(createKeys(new Uint8Array(16))).rejects.toSatisfy(requestInvalid.is)
  })

  it('follow the test vectors of SLIP-10', async () => {
    const seed = hexToBytes('000102030405060708090a0b0c0d0e0f') as Bytes
    expect(await deriveEd25519(seed, [])).toEqual(
      hexToBytes('2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'),
    )
    expect(await deriveEd25519(seed, [0, 1, 2, 2, 1_000_000_000])).toEqual(
      hexToBytes('8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'),
    )
  })
})
