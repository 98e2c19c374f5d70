import { expect, it } from 'vitest'
import { accountOf } from './accountOf'

const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

// The addresses of one key that the documentation of SS58 has.
const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const aliceAnywhere = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'

it.each([
  [polkadot, alice, alice],
  [polkadot, aliceAnywhere, alice],
  [polkadot, aliceOnKusama, alice],
  ['polkadot:b0a8d493285c2df73290dfb7e61f870f', aliceAnywhere, aliceOnKusama],
  [`polkadot:${'4'.repeat(32)}`, alice, aliceAnywhere],
  ['eip155:1', '0xAbCdEf0000000000000000000000000000000001', '0xabcdef0000000000000000000000000000000001'],
  ['bip122:000000000019d6689c085ae165831e93', 'BC1QAA', 'bc1qaa'],
  ['bip122:000000000019d6689c085ae165831e93', '1AbC', '1AbC'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'AbC', 'AbC'],
] as const)('[SIW-6] knows one account of %s by one name: %s', (chain, address, name) => {
  expect(accountOf({ chain, address })).toBe(`${chain}:${name}`)
})
