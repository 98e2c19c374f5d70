import { expect, it } from 'vitest'
import { isSameAddress } from './isSameAddress'

const base58 = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'

it.each([
  ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', true],
  ['bip122', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', true],
  ['bip122', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false],
  ['solana', base58, false],
  ['solana', `bc1${base58.slice(3)}`, false],
  ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', false],
])(
  '[IDF-4] treats an address of %s in another case, %s, as the same account: %s',
  (namespace, address, isSame) => {
    expect(isSameAddress(namespace, address, address)).toBe(true)
    expect(isSameAddress(namespace, address, address.toUpperCase())).toBe(isSame)
    expect(isSameAddress(namespace, address, `${address.slice(0, -1)}9`)).toBe(false)
  },
)
