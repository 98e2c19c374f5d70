import type { Connector } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { evm } from '../evm'
import type { BroughtProvider, EvmConnector } from './EvmConnector'

/** A site that brings one wallet along. */
function bring(load: EvmConnector['load']) {
  const adapter = evm({ page: new EventTarget(), connectors: [{ id: 'brought', name: 'Brought', load }] })
  const find = async () => {
    const found: Connector[] = []
    const stop = adapter.discover({
      announced: true,
      injected: true,
      found: (connector) => found.push(connector),
      failed: (cause) => expect.unreachable(String(cause)),
    })
    await vi.waitFor(() => expect(found).toHaveLength(1))
    stop()
    return found[0] ?? expect.unreachable()
  }
  return { adapter, find }
}

it('[CON-10] lists a wallet that the site brings, and loads it once, when it is picked', async () => {
  const wallet = createEvmWallet()
  const load = vi.fn(async () => wallet.provider as BroughtProvider)
  const { adapter, find } = bring(load)
  const connector = await find()
  expect(connector).toMatchObject({ id: 'brought', name: 'Brought', type: 'EXTERNAL', chain: 'eip155' })
  const changed = vi.fn()
  const stop = adapter.watch(connector, changed)
  expect(load).not.toHaveBeenCalled()

  const [{ accounts }] = await Promise.all([
    adapter.connect({ connector, networks: [], silent: false }),
    adapter.connect({ connector, networks: [], silent: false }),
  ])
  expect(load).toHaveBeenCalledOnce()
  const [address = ''] = accounts.map((account) => account.address)
  expect(address).toBe(wallet.addresses[0])
  expect(await adapter.signMessage({ connector, address, message: 'Hello' })).toMatch(/^0x[0-9a-f]{130}$/)
  // It was watched before it was there.
  wallet.switchAccount(1)
  await vi.waitFor(() =>
    expect(changed).toHaveBeenCalledWith({
      accounts: [expect.objectContaining({ address: wallet.addresses[1] })],
    }),
  )
  stop()
})

it('[CON-1] asks a wallet of an earlier visit silently', async () => {
  const wallet = createEvmWallet()
  const { adapter, find } = bring(async () => wallet.provider as BroughtProvider)
  await adapter.connect({ connector: await find(), networks: [], silent: false })
  wallet.clearLog()
  const { accounts } = await adapter.connect({ connector: await find(), networks: [], silent: true })
  expect(accounts.map(({ address }) => address)).toEqual([wallet.addresses[0]])
  expect(wallet.log.every(({ prompted }) => !prompted)).toBe(true)
})

it.each([
  ['its own method', (end: () => void) => ({ disconnect: end }), []],
  ['a request, if it has no method', () => ({}), ['wallet_disconnect']],
])('[CON-4] ends the connection by %s', async (_, extra, asked) => {
  const wallet = createEvmWallet()
  const methods: string[] = []
  const end = vi.fn()
  const { adapter, find } = bring(async () => ({
    ...extra(end),
    request: (call) => {
      methods.push(call.method)
      return wallet.provider.request(call as never)
    },
  }))
  const connector = await find()
  await adapter.connect({ connector, networks: [], silent: false })
  await adapter.disconnect(connector)
  expect(methods.filter((method) => method === 'wallet_disconnect')).toEqual(asked)
  expect(end).toHaveBeenCalledTimes(asked.length === 0 ? 1 : 0)
})

it('says why a wallet can’t be loaded, and loads it on the next try', async () => {
  const wallet = createEvmWallet()
  let isOnline = false
  const { adapter, find } = bring(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return wallet.provider as BroughtProvider
  })
  const connector = await find()
  const request = { connector, networks: [], silent: false }
  await expect(adapter.connect(request)).rejects.toMatchObject({ code: 'http/network-failure' })
  isOnline = true
  expect((await adapter.connect(request)).accounts).toHaveLength(1)
})

it.each([[null], [{}], [{ request: 'text' }]])(
  'refuses a library that gives no wallet: %j',
  async (given) => {
    const { adapter, find } = bring(async () => given as never)
    const connector = await find()
    await expect(adapter.connect({ connector, networks: [], silent: false })).rejects.toMatchObject({
      code: 'connect/wallet-malformed',
    })
  },
)
