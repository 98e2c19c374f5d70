import { getSeedContracts } from '@latchkey/testing/node'
import { createLatchkey } from 'latchkey'
import { expect, it } from 'vitest'
import { localNameRegistry } from './evmNetwork'
import { featureSwitches } from './featureSwitches'
import { listNetworks } from './listNetworks'
import { defaultSiteSettings } from './SiteSettings'

it('knows where the seeded chains have their names', () => {
  expect(localNameRegistry).toBe(getSeedContracts().ensRegistry)
})

it('names a chain it has never heard of by its id', () => {
  const [first] = listNetworks({ ...defaultSiteSettings, nodes: { 'eip155:777': 'https://rpc.example' } })
  expect(first).toMatchObject({ id: 'eip155:777', network: { id: 777, name: 'Chain 777' } })
})

it('has the switches where the features have their defaults', () => {
  const networks = listNetworks(defaultSiteSettings).map(({ network }) => network)
  const { features } = createLatchkey({ networks }).options
  for (const { name, isOnByDefault } of featureSwitches)
    expect([name, features[name]]).toEqual([name, isOnByDefault])
})
