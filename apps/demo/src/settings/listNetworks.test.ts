import { localNetworkIds } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { createLatchkey } from 'latchkey'
import { polkadotAssetHub } from 'latchkey/polkadot'
import { solanaDevnet } from 'latchkey/solana'
import { expect, it } from 'vitest'
import { createAdapters } from '../playground/createAdapters'
import { localNameRegistry } from './evmNetwork'
import { familiesOf } from './familiesOf'
import { featureSwitches } from './featureSwitches'
import { listNetworks } from './listNetworks'
import { defaultSiteSettings } from './SiteSettings'

it('knows the name registry of the seeded chains', () => {
  expect(localNameRegistry).toBe(getSeedContracts().ensRegistry)
})

it('names an unknown chain by its id', () => {
  const [first] = listNetworks({ ...defaultSiteSettings, nodes: { 'eip155:777': 'https://rpc.example' } })
  expect(first).toMatchObject({ id: 'eip155:777', network: { id: 777, name: 'Chain 777' } })
})

it('[SOL-3] [BTC-1] [DOT-1] offers the networks of every family that has a node, with that node only', () => {
  const url = 'https://node.example'
  const nodes = {
    'eip155:1': url,
    [localNetworkIds.solana]: url,
    [localNetworkIds.bitcoin]: url,
    [localNetworkIds.polkadot]: url,
    [solanaDevnet.caipNetworkId]: url,
    [polkadotAssetHub.caipNetworkId]: url,
    'bip122:ffffffffffffffffffffffffffffffff': url,
  }
  const offered = listNetworks({ nodes })
  expect(offered.map(({ network }) => network.name)).toEqual([
    ...['Ethereum', 'Local Solana', 'Local Bitcoin', 'Local Polkadot'],
    ...['Solana Devnet', 'Polkadot Asset Hub', 'Chain ffffffff'],
  ])
  for (const { id, namespace, network } of offered) {
    expect(network.rpcUrls).toEqual({ default: { http: [url] } })
    expect(id.startsWith(`${namespace}:`)).toBe(true)
    if (namespace !== 'eip155')
      expect([network.caipNetworkId, network.chainNamespace]).toEqual([id, namespace])
  }
  const families = familiesOf(offered.map(({ network }) => network))
  expect(families).toEqual(['eip155', 'solana', 'bip122', 'polkadot'])
  const latchkey = createLatchkey({
    networks: offered.map(({ network }) => network),
    adapters: createAdapters(families),
  })
  expect(latchkey.options.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(Object.keys(nodes))
  latchkey.destroy()
})

it('has switches that match the defaults of the features', () => {
  const networks = listNetworks(defaultSiteSettings).map(({ network }) => network)
  const { features } = createLatchkey({ networks }).options
  for (const { name, isOnByDefault } of featureSwitches)
    expect([name, features[name]]).toEqual([name, isOnByDefault])
})
