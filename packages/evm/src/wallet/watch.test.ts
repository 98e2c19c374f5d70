import type { Connector, WalletChange } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { watch } from './watch'

// Fetched before the first test, so no test waits for a cold import.
beforeAll(() => import('./readEvent'))

function setup(options: Parameters<typeof createEvmWallet>[0] = {}) {
  const wallet = createEvmWallet({ authorised: true, ...options })
  return { wallet, ...listen(wallet.provider) }
}

function listen(provider: unknown, start = watch) {
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  const changes: WalletChange[] = []
  const stop = start(connector, (change) => changes.push(change))
  return { changes, stop }
}

/** A provider whose events a test emits itself. */
function createEmitter() {
  const listeners = new Map<string, (payload: unknown) => void>()
  return {
    request: async () => ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
    emit: (event: string, payload: unknown) => listeners.get(event)?.(payload),
    listeners,
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('watch', () => {
  it('[CON-14] passes on another account, another chain and a lock, in order', async () => {
    const { wallet, changes } = setup({ chains: [{ chainId: 1 }, { chainId: 10 }] })
    wallet.switchAccount(1)
    wallet.switchChain(10)
    wallet.lock()
    await settle()
    expect(changes).toEqual([
      { accounts: [{ address: wallet.addresses[1], type: 'eoa' }] },
      { networkId: 'eip155:10' },
      { accounts: [] },
    ])
  })

  it('[CON-14] stops listening to a wallet that only knows the short name', () => {
    const { removeListener: off, ...provider } = createEmitter()
    const { stop } = listen({ ...provider, off })
    expect(provider.listeners.size).toBe(3)
    stop()
    expect(provider.listeners.size).toBe(0)
  })

  it('[CON-14] hears an event that fires right after it starts', async () => {
    const provider = createEmitter()
    const { changes } = listen(provider)
    provider.emit('chainChanged', '0x1')
    await settle()
    expect(changes).toEqual([{ networkId: 'eip155:1' }])
  })

  it.each([
    ['accountsChanged', undefined],
    ['accountsChanged', null],
    ['accountsChanged', {}],
    ['accountsChanged', ['0x123']],
    ['accountsChanged', [null]],
    ['accountsChanged', [[]]],
    ['accountsChanged', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['chainChanged', 'mainnet'],
    ['chainChanged', null],
    ['chainChanged', { chainId: '0x1' }],
  ])('[CON-14] ignores a malformed %s event (%j)', async (event, payload) => {
    const provider = createEmitter()
    const { changes } = listen(provider)
    provider.emit(event, payload)
    await settle()
    expect(changes).toEqual([])
  })

  it.each([[1013], [4900], [4901]])(
    '[CON-14] doesn’t treat a lost connection (%i) as a disconnect',
    async (code) => {
      const provider = createEmitter()
      const { changes } = listen(provider)
      provider.emit('disconnect', { code, message: 'Disconnected from chain. Attempting to connect.' })
      provider.emit('disconnect', { data: { cause: { code } } })
      await settle()
      expect(changes).toEqual([])
    },
  )

  it('[CON-14] stays connected while a wallet has lost its nodes', async () => {
    const { wallet, changes } = setup()
    wallet.loseConnection()
    await settle()
    wallet.restoreConnection()
    await settle()
    expect(changes).toEqual([])
  })

  it('[CON-14] treats a lost connection as a disconnect when the wallet no longer shows an account', async () => {
    const provider = { ...createEmitter(), request: async () => [] }
    const { changes } = listen(provider)
    provider.emit('disconnect', { code: 1013 })
    await settle()
    expect(changes).toEqual([{ accounts: [] }])
  })

  it.each([[undefined], [{ code: 1000 }], [{ code: 6000, message: 'User disconnected.' }], ['bye']])(
    '[CON-14] treats any other disconnect event as a disconnect (%j)',
    async (payload) => {
      const provider = createEmitter()
      const { changes } = listen(provider)
      provider.emit('disconnect', payload)
      await settle()
      expect(changes).toEqual([{ accounts: [] }])
    },
  )

  it('hears nothing after it stops, not even pending events', async () => {
    const provider = createEmitter()
    const { changes, stop } = listen(provider)
    provider.emit('chainChanged', '0x1')
    stop()
    expect(provider.listeners.size).toBe(0)
    await settle()
    expect(changes).toEqual([])
  })

  it('works with a wallet that has no events, and with one that throws on listeners', () => {
    const broken = vi.fn(() => {
      throw 'no events here'
    })
    for (const provider of [{}, { on: broken, removeListener: broken }, null]) {
      const { changes, stop } = listen(provider)
      stop()
      expect(changes).toEqual([])
    }
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('[CON-14] loses only the event whose code can’t be fetched', async () => {
    vi.resetModules()
    vi.doMock('./readEvent', () => {
      throw new TypeError('offline')
    })
    // A watch that hasn't fetched the code yet, as on a new page.
    const { watch: newWatch } = await import('./watch')
    const provider = createEmitter()
    const { changes } = listen(provider, newWatch)
    provider.emit('chainChanged', '0x1')
    await settle()
    expect(changes).toEqual([])
    vi.doUnmock('./readEvent')
    provider.emit('chainChanged', '0xa')
    await vi.waitFor(() => expect(changes).toEqual([{ networkId: 'eip155:10' }]))
  })
})
