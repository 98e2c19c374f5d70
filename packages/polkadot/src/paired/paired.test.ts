import type { Connector, WalletChange } from '@latchkey/core'
import { cannotSwitch, noAccounts, userRejected, walletMalformed } from '@latchkey/protocol'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { waitReady } from '@polkadot/wasm-crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { kusamaRelay, polkadotRelay } from '../network/networks'
import { polkadot } from '../polkadot'
import { decodeAddress } from '../ss58/decodeAddress'
import { isSignedInRust } from '../testing/isSignedInRust'

beforeAll(() => waitReady())

const family =
  createFamilies(deriveKeys(demoPhrase), {}).find(({ namespace }) => namespace === 'polkadot') ??
  expect.unreachable()
const chainId = polkadotRelay.caipNetworkId
const own = family.addressOn(chainId) ?? ''
const publicKey = `0x${Buffer.from(decodeAddress(own) ?? []).toString('hex')}`
const account = { address: own, type: 'eoa', publicKey }

/** A paired wallet as a site sees it, with real keys behind it. */
function setup() {
  const listeners = new Map<string, (payload: unknown) => void>()
  const calls: string[] = []
  let next: (() => unknown) | null = null
  const provider = {
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      calls.push(method)
      const answer = next
      next = null
      if (answer) return answer()
      if (method.endsWith('Accounts')) return [own]
      return family.read({ chainId, method, params }).run()
    },
    disconnect: vi.fn(async () => undefined),
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  }
  const connector: Connector = {
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    chain: 'polkadot',
    provider,
  }
  const adapter = polkadot()
  const changes: WalletChange[] = []
  const stop = adapter.watch(connector, (change) => changes.push(change))
  const connect = (silent = false) => adapter.connect({ connector, networks: [polkadotRelay], silent })
  return {
    adapter,
    connector,
    connect,
    calls,
    changes,
    stop,
    provider,
    emit: async (event: string, payload: unknown) => {
      await vi.waitFor(() => expect(listeners.size).toBe(3))
      listeners.get(event)?.(payload)
    },
    meet: (answer: () => unknown) => {
      next = answer
    },
  }
}

describe('a paired wallet', () => {
  it('[WC-6] [DOT-1] connects, signs what the Rust library verifies, and disconnects', async () => {
    const { adapter, connector, connect, calls, provider } = setup()
    expect(await connect()).toEqual({ accounts: [account], networkId: chainId })
    expect((await connect(true)).accounts).toEqual([account])
    const signature = await adapter.signMessage({ connector, address: own, message: 'Hello' })
    expect(isSignedInRust({ type: 'sr25519', address: own, message: 'Hello', signature })).toBe(true)
    expect(calls).toEqual(['polkadot_requestAccounts', 'polkadot_getAccounts', 'polkadot_signMessage'])
    provider.disconnect.mockRejectedValueOnce('offline')
    await adapter.disconnect(connector)
    expect(provider.disconnect).toHaveBeenCalledOnce()
  })

  it('[CON-12] reports a decline, and rejects garbage', async () => {
    const { adapter, connector, connect, meet } = setup()
    meet(() => Promise.reject({ code: 5000, message: 'User rejected.' }))
    await expect(connect()).rejects.toSatisfy(userRejected.is)
    meet(() => [])
    await expect(connect()).rejects.toSatisfy(noAccounts.is)
    for (const junk of [null, 'x', ['x'], [own, 7]]) {
      meet(() => junk)
      await expect(connect()).rejects.toSatisfy(walletMalformed.is)
    }
    meet(() => ({ signature: 'no' }))
    await expect(adapter.signMessage({ connector, address: own, message: 'x' })).rejects.toSatisfy(
      walletMalformed.is,
    )
    const moved = adapter.can.switchNetwork?.({ connector, network: kusamaRelay })
    await expect(moved).rejects.toSatisfy(cannotSwitch.is)
  })

  it('[CON-14] passes on its parsed events until stopped', async () => {
    const { changes, emit, stop } = setup()
    await emit('accountsChanged', [own])
    await emit('accountsChanged', ['rubbish'])
    await emit('chainChanged', kusamaRelay.id)
    await emit('chainChanged', 'eip155:1')
    await emit('chainChanged', 7)
    await emit('disconnect', {})
    await vi.waitFor(() => expect(changes).toHaveLength(3))
    expect(changes).toEqual([
      { accounts: [account] },
      { networkId: kusamaRelay.caipNetworkId },
      { accounts: [] },
    ])
    await emit('accountsChanged', [own])
    stop()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(changes).toHaveLength(3)
  })
})
