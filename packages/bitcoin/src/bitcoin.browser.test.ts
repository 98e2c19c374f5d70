import type { Connector } from '@latchkey/core'
import { createBitcoinWallet } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bitcoin } from './bitcoin'

it('[BTC-1] finds, connects and signs with wallets of every kind on a real page, early and late', async () => {
  const wallets = [
    createBitcoinWallet({ name: 'Early' }),
    createBitcoinWallet({ form: 'wbip', name: 'Listed' }),
    createBitcoinWallet({ form: 'unisat' }),
  ]
  for (const wallet of wallets) wallet.announce()
  const found: Connector[] = []
  const adapter = bitcoin()
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(found.map(({ name }) => name)).toEqual(['Early', 'Listed', 'UniSat Wallet']))
  createBitcoinWallet({ name: 'Late' }).announce()
  expect(found.at(-1)?.name).toBe('Late')
  for (const [index, wallet] of wallets.entries()) {
    const connector = found[index] ?? expect.unreachable()
    const { accounts } = await adapter.connect({ connector, networks: [], silent: false })
    const { address = '' } = accounts[0] ?? {}
    expect(address).toBe(wallet.addresses[0])
    expect(await adapter.signMessage({ connector, address, message: 'Hello' })).toMatch(
      /^[A-Za-z0-9+/]{140,}=*$/,
    )
  }
})
