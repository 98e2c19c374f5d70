import { createLatchkey } from '@latchkey/core'
import { createPolkadotWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { kusamaRelay, polkadotRelay } from './network/networks'
import { polkadot } from './polkadot'

const alice = {
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
}

/** The networks as data, without nodes, so no other host is contacted. */
const networks = [polkadotRelay, kusamaRelay].map((network) => ({
  ...network,
  rpcUrls: { default: { http: [] } },
}))

function visit() {
  const latchkey = createLatchkey({ networks, adapters: [polkadot()] })
  const rows = () => latchkey.getState().connect.rows
  return {
    latchkey,
    first: () => [rows()[0]?.address, rows()[0]?.networkId, rows().length],
  }
}

it('[DOT-1] [CON-1] connects, switches to another network, and is restored after a reload', async () => {
  const wallet = createPolkadotWallet({ id: 'fox' })
  wallet.inject()
  const before = visit()
  await before.latchkey.connect({ connectorId: 'fox', namespace: 'polkadot' })
  expect(before.first()).toEqual([alice.polkadot, polkadotRelay.caipNetworkId, 3])
  await before.latchkey.switchNetwork(kusamaRelay.caipNetworkId)
  expect(before.first()).toEqual([alice.kusama, kusamaRelay.caipNetworkId, 3])

  const after = visit()
  await after.latchkey.ready
  expect(after.first()).toEqual([alice.kusama, kusamaRelay.caipNetworkId, 3])
  expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(1)
  await after.latchkey.disconnect('polkadot')
  expect(after.first()).toEqual([undefined, undefined, 0])

  const last = visit()
  await last.latchkey.ready
  expect(last.first()[2]).toBe(0)
  wallet.unload()
})
