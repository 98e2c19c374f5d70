import type { Connector } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { disconnect } from './disconnect'

function setup(options: Parameters<typeof createEvmWallet>[0] = {}) {
  const wallet = createEvmWallet({ authorised: true, ...options })
  const { provider } = wallet
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  return { wallet, connector }
}

describe('disconnect', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[EVM-2] revokes the permission', async () => {
    const { wallet, connector } = setup()
    await disconnect(connector)
    expect(wallet.state.authorised).toBe(false)
    expect(wallet.log).toMatchObject([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
  })

  it('[EVM-2] succeeds when the wallet declines or lacks the method', async () => {
    const { wallet, connector } = setup({ ignoreRevoke: 'unsupported' })
    await disconnect(connector)
    wallet.throwString('broken', { method: 'wallet_revokePermissions' })
    await disconnect(connector)
    await disconnect({ ...connector, provider: null })
  })

  it('[EVM-2] doesn’t wait for a wallet that never answers, and leaves no timer', async () => {
    vi.useFakeTimers()
    const { wallet, connector } = setup()
    await disconnect(connector)
    expect(vi.getTimerCount()).toBe(0)
    wallet.hang({ method: 'wallet_revokePermissions' })
    const done = vi.fn()
    disconnect(connector).then(done)
    await vi.advanceTimersByTimeAsync(1499)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
  })

  it.each([
    ['throws', new Error('storage is full'), 'connect/failed'],
    ['rejects with a code', { code: 4900, message: 'offline' }, 'provider/disconnected'],
  ])('[CON-7] reports a brought wallet whose own disconnect %s', async (_, thrown, code) => {
    const end = vi.fn(() => Promise.reject(thrown))
    const { connector } = setup()
    const brought = {
      ...connector,
      type: 'EXTERNAL' as const,
      provider: { request: async () => null, disconnect: end },
    }
    await expect(disconnect(brought)).rejects.toMatchObject({ code, cause: thrown })
    expect(end).toHaveBeenCalledOnce()
  })

  it('[CON-7] ends a brought wallet by its own method, while it is still asked to revoke', async () => {
    class Brought {
      isEnded = false
      async request() {
        return new Promise(() => undefined)
      }
      async disconnect() {
        this.isEnded = true
      }
    }
    vi.useFakeTimers()
    const provider = new Brought()
    const done = disconnect({ ...setup().connector, type: 'EXTERNAL', provider })
    expect(provider.isEnded).toBe(true)
    await vi.advanceTimersByTimeAsync(1500)
    await done
  })

  it.each([4200, -32601])('succeeds when a brought wallet has no way to disconnect (%s)', async (code) => {
    const { connector } = setup()
    const end = vi.fn(() => Promise.reject({ code, message: 'no such method' }))
    await disconnect({
      ...connector,
      type: 'EXTERNAL',
      provider: { request: async () => null, disconnect: end },
    })
    expect(end).toHaveBeenCalledOnce()
  })
})
