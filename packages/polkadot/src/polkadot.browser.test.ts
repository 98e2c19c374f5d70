import type { Connector } from '@latchkey/core'
import { createPolkadotWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { polkadotAssetHub } from './network/networks'
import { polkadot } from './polkadot'

function discover(adapter = polkadot()) {
  const found: Connector[] = []
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { stop, found, ids: () => found.map(({ id }) => id) }
}

it('[DOT-1] finds extensions on a real page, early and late', async () => {
  createPolkadotWallet({ id: 'early' }).inject()
  const { ids, stop } = discover()
  await vi.waitFor(() => expect(ids()).toEqual(['early']))
  createPolkadotWallet({ id: 'late' }).inject({ afterMs: 200 })
  await vi.waitFor(() => expect(ids()).toEqual(['early', 'late']))
  stop()
})

it('[DOT-1] connects, signs, and remembers across a reload on a real page', async () => {
  const wallet = createPolkadotWallet({ id: 'fox' })
  wallet.inject()
  const adapter = polkadot()
  const { found, stop } = discover(adapter)
  const connector = await vi.waitFor(() => found.find(({ id }) => id === 'fox') ?? expect.unreachable())
  stop()
  const request = { connector, networks: [polkadotAssetHub] }
  const { accounts } = await adapter.connect({ ...request, silent: false })
  expect(accounts).toHaveLength(3)
  const [address = ''] = accounts.map((account) => account.address)
  expect(await adapter.signMessage({ connector, address, message: 'Hello' })).toMatch(/^0x[0-9a-f]{128}$/)
  const prompts = wallet.log.filter(({ prompted }) => prompted).length
  expect((await polkadot().connect({ ...request, silent: true })).accounts).toEqual(accounts)
  expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(prompts)
  await adapter.disconnect(connector)
  expect((await polkadot().connect({ ...request, silent: true })).accounts).toEqual([])
})
