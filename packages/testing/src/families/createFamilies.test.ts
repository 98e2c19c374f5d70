import { expect, it } from 'vitest'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { localNetworkIds } from '../nodes/localNetworkIds'
import { createFamilies } from './createFamilies'

const keys = deriveKeys(demoPhrase)
const chainsOf = (nodes: Readonly<Record<string, string>>) =>
  createFamilies(keys, nodes).map(({ usualChains }) => usualChains)

it('offers the chains that have nodes, in every family, and the default one otherwise', () => {
  const { solana, bitcoin, polkadot } = localNetworkIds
  const ids = ['eip155:31337', 'eip155:31338', solana, bitcoin, polkadot]
  const nodes = Object.fromEntries(ids.map((id) => [id, 'http://127.0.0.1:1']))
  expect(chainsOf(nodes)).toEqual([['eip155:31337', 'eip155:31338'], [solana], [bitcoin], [polkadot]])
  expect(chainsOf({}).map(([first]) => first?.split(':')[0])).toEqual([
    'eip155',
    'solana',
    'bip122',
    'polkadot',
  ])
  expect(chainsOf({ 'solana:nowhere': 'http://127.0.0.1:1' })[1]).toEqual(chainsOf({})[1])
})
