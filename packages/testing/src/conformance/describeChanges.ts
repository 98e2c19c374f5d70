import { expect, it, vi } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet, settle } from './connectWallet'

/** Changes that a wallet reports by itself. */
export function describeChanges(setup: SetupChain) {
  it('[CON-14] reports another account that the user selects', async () => {
    const { wallet, changes } = await connectWallet(setup)
    const next = wallet.addresses[1]
    wallet.switchAccount(1)
    await vi.waitFor(() => expect(changes.at(-1)?.accounts?.[0]?.address).toBe(next))
    expect(changes.every((change) => !('networkId' in change))).toBe(true)
  })

  it('[CON-14] reports a lock as no accounts', async () => {
    const { wallet, changes } = await connectWallet(setup)
    wallet.lock()
    await vi.waitFor(() => expect(changes.at(-1)).toEqual({ accounts: [] }))
  })

  it('reports nothing after it stops', async () => {
    const { wallet, changes, stop } = await connectWallet(setup)
    stop()
    wallet.switchAccount(1)
    wallet.lock()
    await settle()
    expect(changes).toEqual([])
  })
}
