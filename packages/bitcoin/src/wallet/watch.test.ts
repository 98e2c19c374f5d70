import type { Connector, WalletChange } from '@latchkey/core'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@latchkey/testing'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinSignet } from '../network/networks'
import { watch } from './watch'

function setUp(form: 'standard' | 'wbip' | 'unisat', options: BitcoinWalletOptions = {}) {
  const wallet = createBitcoinWallet({ form, authorised: true, ...options })
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
  const changes: WalletChange[] = []
  const stop = watch(connector, (change) => changes.push(change))
  return { wallet, changes, stop, connector }
}

// An event is read by code that loads on first use, which may take longer than a test waits.
beforeAll(() => import('./connect'))

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

// A wallet throws on the form that it doesn't know.
describe.each(['arguments', 'object', 'either'] as const)(
  'watch a WBIP wallet whose listeners are given as %s',
  (listenerForm) => {
    it('[CON-14] reports a change once, until it stops', async () => {
      const { wallet, changes, stop } = setUp('wbip', { listenerForm })
      wallet.switchNetwork(bitcoinSignet.caipNetworkId)
      await vi.waitFor(() => expect(changes).toHaveLength(1))
      expect(changes[0]).toMatchObject({ networkId: bitcoinSignet.caipNetworkId })
      wallet.switchAccount(1)
      await vi.waitFor(() => expect(changes).toHaveLength(2))
      stop()
      const asked = wallet.log.length
      wallet.switchAccount(2)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(wallet.log).toHaveLength(asked)
      expect(changes).toHaveLength(2)
    })
  },
)

it('[CON-14] stops each way of listening to a WBIP wallet, even if one of them throws', () => {
  const { connector } = setUp('wbip')
  const started: unknown[] = []
  const stopped: unknown[] = []
  const addListener = (first: unknown) => {
    started.push(first)
    return () => {
      stopped.push(first)
      throw new TypeError('no')
    }
  }
  watch({ ...connector, provider: { ...Object(connector.provider), addListener } }, () => undefined)()
  expect(started).toHaveLength(6)
  expect(stopped).toEqual(started)
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
