import { expect, it } from 'vitest'
import { chainOfName, nameOfChain } from './chainNames'

it.each([
  ['ethereum', 'eip155:1'],
  ['arbitrum', 'eip155:42161'],
  ['polygon', 'eip155:137'],
  ['berachain', 'eip155:80094'],
  ['avalanche-c-chain', 'eip155:43114'],
  ['optimism', 'eip155:10'],
  ['celo', 'eip155:42220'],
  ['base', 'eip155:8453'],
])('[ONR-1] calls one of the 8 networks %s, as existing clients do', (name, chainId) => {
  expect([nameOfChain(chainId), chainOfName(name), chainOfName(name.toUpperCase())]).toEqual([
    name,
    chainId,
    chainId,
  ])
})

it('knows no other name', () => {
  expect([chainOfName('toString'), chainOfName(''), nameOfChain('eip155:31337')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
