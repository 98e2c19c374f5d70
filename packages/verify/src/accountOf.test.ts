import type { NetworkId, SignInData } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { accountOf } from './accountOf'

const of = (chainId: NetworkId, accountAddress: string) => {
  const rest = { domain: 'd', uri: 'u', version: '1', nonce: 'n', issuedAt: 'i' } as const
  const data: SignInData = { ...rest, chainId, accountAddress }
  const name = accountOf(data)
  expect(accountOf(`${chainId}:${accountAddress}`)).toBe(name)
  return name.slice(chainId.length + 1)
}

it.each(['', 'x', 'eip155:1', 'eip155:1:zzC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'polkadot:1:x', ':::'])(
  'returns anything that isn’t an account unchanged: %j',
  (text) => {
    expect(accountOf(text)).toBe(text)
  },
)

it('[SIW-9] gives an account one name, however a message writes it', () => {
  const evm = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  expect([evm, evm.toLowerCase()].map((one) => of('eip155:1', one))).toEqual([evm, evm])
  const [mainnet, segwit] = [
    'bip122:000000000019d6689c085ae165831e93',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ] as const
  expect([segwit, segwit.toUpperCase()].map((one) => of(mainnet, one))).toEqual([segwit, segwit])
  const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  expect(of(mainnet, legacy)).toBe(legacy)
  // `//Alice` on development chains, Polkadot and Kusama.
  const alice = [
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  ]
  const names = (chainId: NetworkId) => new Set(alice.map((one) => of(chainId, one)))
  expect([...names('polkadot:91b171bb158e2d3848fa23a9f1c25182')]).toEqual([alice[1]])
  expect([...names('polkadot:b0a8d493285c2df73290dfb7e61f870f')]).toEqual([alice[2]])
  expect([...names('polkadot:constructor')]).toEqual([alice[0]])
  const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  expect(of('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', solana)).toBe(solana)
})
