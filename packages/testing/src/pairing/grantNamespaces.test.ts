import { describe, expect, it } from 'vitest'
import { createFamilies } from '../families/createFamilies'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { grantNamespaces } from './grantNamespaces'

const families = createFamilies(deriveKeys(demoPhrase), { 'eip155:31337': 'http://localhost:8545' })
const evm = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const entry = (chains: string[], methods: string[], events: string[] = []) => ({ chains, methods, events })
const grant = (optionalNamespaces: object, requiredNamespaces: object = {}) =>
  grantNamespaces(
    { optionalNamespaces: { ...optionalNamespaces }, requiredNamespaces: { ...requiredNamespaces } },
    families,
  )

describe('the grant', () => {
  it('is what is requested and supported, no more', () => {
    const asked = {
      eip155: entry(['eip155:1', 'eip155:0'], ['personal_sign', 'eth_sign'], ['chainChanged', 'message']),
      cosmos: entry(['cosmos:hub'], ['cosmos_sign']),
    }
    expect(grant(asked)).toEqual({
      namespaces: {
        eip155: {
          chains: ['eip155:1'],
          accounts: [`eip155:1:${evm}`],
          methods: ['personal_sign'],
          events: ['chainChanged'],
        },
      },
      missing: [],
    })
  })

  it('has one entry per family, however its chains are named', () => {
    const { namespaces } = grant(
      { 'eip155:10': entry([], ['personal_sign']), eip155: entry(['eip155:10', 'eip155:137'], []) },
      { eip155: entry(['eip155:1'], ['eth_sendTransaction']) },
    )
    expect(Object.keys(namespaces)).toEqual(['eip155'])
    expect(namespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:10', 'eip155:137'])
    expect(namespaces.eip155?.methods).toEqual(['eth_sendTransaction', 'personal_sign'])
  })

  it('covers all four families in one session', () => {
    const { namespaces } = grant({
      eip155: entry(['eip155:31337'], []),
      solana: entry(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ['solana_signMessage']),
      bip122: entry(
        ['bip122:000000000019d6689c085ae165831e93'],
        ['signMessage', 'sendTransfer', 'signEverything'],
      ),
      polkadot: entry(['polkadot:91b171bb158e2d3848fa23a9f1c25182'], ['polkadot_signMessage']),
    })
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122', 'polkadot'])
    expect(namespaces.bip122?.methods).toEqual(['signMessage', 'sendTransfer'])
    expect(namespaces.polkadot?.accounts[0]).toMatch(/^polkadot:91b171bb158e2d3848fa23a9f1c25182:1/)
  })

  it('is the default when nothing is requested', () => {
    expect(Object.keys(grant({}).namespaces)).toHaveLength(4)
  })
})

it.each([
  [
    'a chain',
    { bip122: entry(['bip122:ffffffffffffffffffffffffffffffff'], []) },
    'bip122:ffffffffffffffffffffffffffffffff',
  ],
  ['a method', { eip155: entry(['eip155:1'], ['eth_sign']) }, 'eth_sign'],
  ['an event', { eip155: entry(['eip155:1'], [], ['message']) }, 'message'],
  ['a family', { __proto__x: entry(['cosmos:hub'], []) }, 'cosmos:hub'],
])('reports that %s is missing, which the site requires', (_, required, missing) => {
  expect(grant({}, required).missing).toEqual([missing])
})
