import { startTestRelay, startTestWallet } from '@latchkey/relay/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRealSite } from '../testing/openRealSite'
import { configOf } from '../testing/setUpProvider'
import { createUniversalProvider } from './createUniversalProvider'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

describe.each(['1.1.2', '1.2.10'] as const)('the provider with the wallet SDK %s', (version) => {
  it('[WC-1] [WC-4] [WC-9] pairs, signs, follows the chain and the end, and continues after a reload', async () => {
    const relay = await startTestRelay()
    ends.push(async () => relay.stop())
    const wallet = await startTestWallet(relay.url, { version, chains: ['eip155:1', 'eip155:137'] })
    ends.push(async () => wallet.stop())
    const openProvider = async (storage?: Parameters<typeof openRealSite>[1]) => {
      const site = await openRealSite([relay.url], storage)
      ends.push(async () => site.close())
      const provider = createUniversalProvider({
        openSigner: async () => site.signer,
        config: () => configOf(),
        fetch: (url, init) => fetch(url, init),
        now: Date.now,
        storage: site.storage,
      })
      return { site, provider, evm: provider.forNamespace('eip155') }
    }
    const { site, provider, evm } = await openProvider()
    const told: unknown[] = []
    provider.on('display_uri', (uri: string) => void wallet.pair(uri))
    for (const event of ['chainChanged', 'accountsChanged', 'disconnect'])
      evm.on(event, (payload: unknown) => void told.push([event, payload]))

    const accounts = await evm.request({ method: 'eth_requestAccounts' })
    expect(accounts).toEqual([wallet.address])
    const params = ['0x68656c6c6f', wallet.address]
    expect(await evm.request({ method: 'personal_sign', params })).toMatch(/^0x[0-9a-f]{130}$/)

    const [topic = ''] = wallet.sessions()
    const event = { name: 'chainChanged', data: 137 }
    await wallet.kit.emitSessionEvent({ topic, event, chainId: 'eip155:137' })
    await vi.waitFor(() => expect(told).toHaveLength(2), 5_000)
    expect(told).toEqual([
      ['chainChanged', '0x89'],
      ['accountsChanged', [wallet.address]],
    ])

    await site.close()
    const again = await openProvider(site.storage)
    const heard: unknown[] = []
    again.evm.on('disconnect', (payload: unknown) => void heard.push(payload))
    expect(await again.evm.request({ method: 'eth_accounts' })).toEqual([wallet.address])
    expect(await again.evm.request({ method: 'eth_chainId' })).toBe('0x89')
    await wallet.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    await vi.waitFor(() => expect(heard).toMatchObject([{ code: 6000 }]), 5_000)
  })
})
