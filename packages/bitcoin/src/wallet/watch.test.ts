import type { Connector, WalletChange } from '@latchkey/core'
import { createBitcoinWallet } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinSignet } from '../network/networks'
import { watch } from './watch'

function setUp(form: 'standard' | 'wbip' | 'unisat') {
  const wallet = createBitcoinWallet({ form, authorised: true })
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
  const changes: WalletChange[] = []
  const stop = watch(connector, (change) => changes.push(change))
  return { wallet, changes, stop, connector }
}

describe.each(['standard', 'wbip', 'unisat'] as const)('watch a wallet of the form %s', (form) => {
  it('[CON-14] reports addresses and their network together', async () => {
    const { wallet, changes } = setUp(form)
    wallet.switchNetwork(bitcoinSignet.caipNetworkId)
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.networkId).toBe(bitcoinSignet.caipNetworkId)
    expect(changes[0]?.accounts?.[0]?.address).toMatch(/^tb1q/)
    // Approvals for the earlier addresses don't cover these; switching back needs the wallet.
    const approved = form === 'standard' ? [bitcoinSignet.caipNetworkId] : undefined
    expect(changes[0]?.approvedNetworkIds).toEqual(approved)
    wallet.switchNetwork(bitcoinMainnet.caipNetworkId)
    await vi.waitFor(() => expect(changes).toHaveLength(2))
    expect(changes[1]?.accounts?.[0]?.address).toMatch(/^bc1q/)
  })

  it('[CON-14] reports the final state when much happens at once', async () => {
    const { wallet, changes } = setUp(form)
    wallet.switchAccount(1)
    wallet.lock()
    wallet.unlock()
    wallet.switchAccount(2)
    await vi.waitFor(() => expect(changes.at(-1)?.accounts?.[0]?.address).toBe(wallet.addresses[2]))
    expect(changes).toHaveLength(1)
  })

  it('works with a wallet that throws on listeners', () => {
    const { connector } = setUp(form)
    const provider = {
      ...Object(connector.provider),
      features: form === 'standard' ? {} : undefined,
      on: () => expect.unreachable(),
      addListener: () => expect.unreachable(),
    }
    watch({ ...connector, provider }, () => undefined)()
  })
})

// A standard wallet isn't asked; its accounts can be read directly.
it.each(['wbip', 'unisat'] as const)(
  '[CON-14] ignores malformed news from a %s wallet, and reports the next',
  async (form) => {
    const { wallet, changes } = setUp(form)
    wallet.answer('junk', { method: ['getAccounts', 'wallet_getAccount'], once: true })
    wallet.switchAccount(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(changes).toEqual([])
    wallet.switchAccount(2)
    await vi.waitFor(() => expect(changes.at(-1)?.accounts?.[0]?.address).toBe(wallet.addresses[2]))
  },
)
