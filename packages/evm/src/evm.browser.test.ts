import type { Connector } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { evm } from './evm'

function discover() {
  const found: Connector[] = []
  const stop = evm().discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { stop, ids: () => found.map(({ id }) => id) }
}

it('[EVM-1] finds announced wallets on a real page, early and late', async () => {
  createEvmWallet({ rdns: 'org.early' }).announce()
  const { ids, stop } = discover()
  await vi.waitFor(() => expect(ids()).toEqual(['org.early']))
  createEvmWallet({ rdns: 'org.late' }).announce()
  expect(ids()).toEqual(['org.early', 'org.late'])
  stop()
  createEvmWallet({ rdns: 'org.after' }).announce()
  expect(ids()).toEqual(['org.early', 'org.late'])
})

it('[EVM-2] connects and signs on a real page', async () => {
  const wallet = createEvmWallet()
  const { provider } = wallet
  const connector: Connector = {
    id: 'injected',
    name: 'Browser Wallet',
    type: 'INJECTED',
    chain: 'eip155',
    provider,
  }
  const adapter = evm()
  const { accounts } = await adapter.connect({ connector, networks: [], silent: false })
  const [address = ''] = accounts.map((account) => account.address)
  expect(address).toBe(wallet.addresses[0])
  expect(await adapter.signMessage({ connector, address, message: 'Hello' })).toMatch(/^0x[0-9a-f]{130}$/)
})
