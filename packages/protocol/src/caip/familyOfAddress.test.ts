import { describe, expect, it } from 'vitest'
import { familyOfAddress } from './familyOfAddress'

describe('familyOfAddress', () => {
  it.each([
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'eip155'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bip122'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bip122'],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'polkadot'],
    ['So11111111111111111111111111111111111111112', 'solana'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', null],
    ['hello', null],
    ['', null],
    [undefined, null],
  ])('[IDF-4] %s is of %s', (address, family) => {
    expect(familyOfAddress(address)).toBe(family)
  })
})
