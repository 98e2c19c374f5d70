import { walletMalformed } from '@latchkey/protocol'
import { payments } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { networkNamed } from '../network/bitcoinNetworks'
import { isKeyOf } from './isKeyOf'
import { parseAccounts } from './parseAccounts'

const publicKey = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872'
const another = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const pubkey = Buffer.from(publicKey, 'hex')
// Made by another library.
const segwit = payments.p2wpkh({ pubkey }).address ?? ''
const legacy = payments.p2pkh({ pubkey }).address ?? ''
const nested = payments.p2sh({ redeem: payments.p2wpkh({ pubkey }) }).address ?? ''
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'

describe('the key of an address', () => {
  it('[BTC-1] is checked against the address where possible', () => {
    for (const address of [segwit, legacy]) {
      expect(isKeyOf(address, publicKey)).toBe(true)
      expect(isKeyOf(address, another)).toBe(false)
    }
    expect(isKeyOf(nested, publicKey)).toBe(true)
    expect(isKeyOf(nested, another)).toBeNull()
    expect(isKeyOf(taproot, publicKey.slice(2))).toBeNull()
  })

  it.each([segwit, legacy])('[BTC-1] is rejected if a wallet gives %s another key', (address) => {
    const [account] = parseAccounts([{ address, publicKey }], null)
    expect(account).toMatchObject({ address, publicKey })
    expect(() => parseAccounts([{ address, publicKey: another }], null)).toThrow(
      expect.toSatisfy(walletMalformed.is),
    )
  })

  it('[BTC-1] [IDF-4] is rejected with an address of another network than the wallet’s', () => {
    const signet = networkNamed('standard', 'bitcoin:signet')
    const mainnet = networkNamed('standard', 'bitcoin:mainnet')
    const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
    expect(parseAccounts([{ address: test }], signet)).toHaveLength(1)
    for (const address of [segwit, legacy, nested, taproot]) {
      expect(parseAccounts([{ address }], mainnet)).toHaveLength(1)
      expect(() => parseAccounts([{ address }], signet)).toThrow(expect.toSatisfy(walletMalformed.is))
    }
    expect(() => parseAccounts([{ address: segwit }, { address: test }], mainnet)).toThrow(
      expect.toSatisfy(walletMalformed.is),
    )
  })

  it('[BTC-1] stays for ordinals if the wallet says so, even as the only account', () => {
    const types = (...list: object[]) => parseAccounts(list, null).map(({ type }) => type)
    expect(types({ address: taproot, purpose: 'ordinals' })).toEqual(['ordinal'])
    expect(types({ address: taproot })).toEqual(['payment'])
    expect(types({ address: taproot }, { address: segwit })).toEqual(['payment', 'ordinal'])
  })
})
