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
})
