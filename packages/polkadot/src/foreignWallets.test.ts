import type { Connector } from '@latchkey/core'
import { createPolkadotWallet } from '@latchkey/testing'
import { injectExtension } from '@polkadot/extension-inject'
import { waitReady } from '@polkadot/wasm-crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import { polkadotAssetHub } from './network/networks'
import { polkadot } from './polkadot'
import { isSignedInRust } from './testing/isSignedInRust'

it('[DOT-1] an extension that extension-inject puts on the page connects, signs, tells of its accounts and disconnects', async () => {
  const page: { injectedWeb3?: Record<string, unknown> } = {}
  // The library of extensions injects into the window.
  vi.stubGlobal('window', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const wallet = createPolkadotWallet()
  injectExtension((origin) => wallet.provider.enable(origin) as never, { name: 'foreign', version: '1.0.0' })

  const adapter = polkadot({ page: page as never })
  const found: Connector[] = []
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual(['foreign']))
  stop()
  const connector = found[0] ?? expect.unreachable()
  const request = { connector, networks: [polkadotAssetHub] }
  const { accounts } = await adapter.connect({ ...request, silent: false })
  expect(accounts).toHaveLength(wallet.addresses.length)
  const [address = ''] = accounts.map((account) => account.address)
  await waitReady()
  const message = 'Grüezi'
  const signature = await adapter.signMessage({ connector, address, message })
  expect(isSignedInRust({ type: 'sr25519', address, message, signature })).toBe(true)
  expect(isSignedInRust({ type: 'sr25519', address, message: 'Grüezi!', signature })).toBe(false)

  const changed = vi.fn()
  const unwatch = adapter.watch(connector, changed)
  wallet.lock()
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith({ accounts: [] }))
  unwatch()
  wallet.unlock()
  await adapter.disconnect(connector)
  expect((await polkadot({ page: page as never }).connect({ ...request, silent: true })).accounts).toEqual([])
})
