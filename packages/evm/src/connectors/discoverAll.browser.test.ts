import { createLatchkey, listWallets } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { evm } from '../evm'

const network = {
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}

it('[EVT-3] a wrong connector and a wrong option are told once, and the one search goes on', async () => {
  localStorage.clear()
  const page = new EventTarget()
  let searches = 0
  page.addEventListener('eip6963:requestProvider', () => {
    searches += 1
  })
  const load = async () => createEvmWallet().provider as never
  const latchkey = createLatchkey({
    projectId: 'test',
    networks: [network],
    adapters: [
      evm({
        page,
        connectors: [
          { id: 'com.taken', name: 'Taken', load },
          { id: 'brought', name: 'Brought', load },
        ],
        apps: { safe: 'https://safe.example' as never },
      }),
    ],
  })
  onTestFinished(() => latchkey.destroy())
  const errors: unknown[] = []
  latchkey.subscribeEvents(({ event, properties }) => {
    if (event === 'INTERNAL_SDK_ERROR') errors.push(Object(properties).errorMessage)
  })
  const ids = () => listWallets(latchkey).map(({ id }) => id)
  for (let count = 0; count < 3; count += 1) {
    await latchkey.listWallets()
    await vi.waitFor(() => expect(ids()).toContain('brought'))
  }
  expect(searches).toBe(1)
  expect(errors).toEqual([
    expect.stringContaining('com.taken'),
    expect.stringContaining('adapters.apps.safe'),
  ])
  // It still hears of wallets that announce themselves late, until the instance ends.
  const late = createEvmWallet({ name: 'Late', rdns: 'com.late' })
  late.announce({ target: page })
  expect(ids()).toEqual(['com.late', 'brought'])
  latchkey.destroy()
  createEvmWallet({ name: 'Later', rdns: 'com.later' }).announce({ target: page })
  expect(ids()).toEqual(['com.late', 'brought'])
})
