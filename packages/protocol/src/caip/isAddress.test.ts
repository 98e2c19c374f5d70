import { describe, expect, it } from 'vitest'
import { isAddress } from './isAddress'
import { isEvmAddress } from './isEvmAddress'
import { isSolanaAddress } from './isSolanaAddress'
import { nativeTokenPlaceholder } from './knownNetworks'
import { namespaces } from './namespaces'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const examples = {
  eip155: evm,
  solana,
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
} as const

describe('isAddress', () => {
  it('[IDF-4] accepts 0x and 40 hex digits for EVM', () => {
    for (const good of [evm, evm.toLowerCase(), `0x${'F'.repeat(40)}`]) expect(isEvmAddress(good)).toBe(true)
    for (const bad of [
      '',
      evm.slice(2),
      evm.slice(0, -1),
      `${evm}0`,
      evm.replace('d', 'g'),
      `${evm}\n`,
      ` ${evm}`,
      1,
    ])
      expect(isEvmAddress(bad)).toBe(false)
    expect(isEvmAddress(evm.replace('0x', '0X'))).toBe(false)
  })

  it('[IDF-4] accepts 32 to 44 base58 characters for Solana', () => {
    for (const good of [solana, '1'.repeat(32), 'z'.repeat(44)]) expect(isSolanaAddress(good)).toBe(true)
    for (const bad of ['', '1'.repeat(31), '1'.repeat(45), `${'1'.repeat(31)}0`, `${'1'.repeat(31)}l`, null])
      expect(isSolanaAddress(bad)).toBe(false)
  })

  it('[IDF-4] uses the check of the namespace', () => {
    for (const namespace of namespaces) {
      expect(isAddress(namespace, examples[namespace])).toBe(true)
      expect(isAddress(namespace, 'nothing')).toBe(false)
    }
    expect(isAddress('eip155', examples.bip122)).toBe(false)
    expect(isAddress('bip122', examples.polkadot)).toBe(false)
    expect(isAddress('polkadot', examples.eip155)).toBe(false)
  })

  it('has a native token placeholder for every namespace', () => {
    expect(nativeTokenPlaceholder.eip155).toBe(`0x${'e'.repeat(40)}`)
    expect(nativeTokenPlaceholder.solana).toBe(`So${'1'.repeat(41)}`)
    expect(nativeTokenPlaceholder.bip122).toBe('0x')
    expect(nativeTokenPlaceholder.polkadot).toBe('0x')
  })
})
