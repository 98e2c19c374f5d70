import { setTimeout as wait } from 'node:timers/promises'
import { recoverMessageAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore'
import type { RelayStore } from '../store/RelayStore'
import type { WalletVersion } from './loadKit'
import { type DappVersion, startTestDapp, type TestDapp } from './startTestDapp'
import { startTestRelay, type TestRelay } from './startTestRelay'
import { startTestWallet, type TestWallet, type TestWalletOptions } from './startTestWallet'

const rejected = { code: 6000, message: 'User disconnected.' }

/** Tests sites and wallets on the real SDKs with each other, through a relay with messages in memory. */
export function describePeers(pairs: readonly (readonly [DappVersion, WalletVersion])[]): void {
  describe.each(pairs)('universal-provider %s and walletkit %s', (dappVersion, version) => {
    let relay: TestRelay
    let dapp: TestDapp
    let wallet: TestWallet
    let store: RelayStore
    const peers: { stop(): Promise<void> }[] = []
    afterEach(async () => {
      await Promise.all(peers.splice(0).map((peer) => peer.stop()))
      await relay.stop()
    })

    const startWallet = async (options: TestWalletOptions = {}) => {
      wallet = await startTestWallet(relay.url, { version, ...options })
      peers.push(wallet)
    }
    const begin = async (options: TestWalletOptions = {}) => {
      store = createMemoryStore()
      relay = await startTestRelay({ store })
      dapp = await startTestDapp(relay.url, { version: dappVersion })
      peers.push(dapp)
      await startWallet(options)
    }
    const settle = async () => {
      const { uri, session } = await dapp.connect()
      await wallet.pair(uri)
      const topic = (await session)?.topic ?? ''
      await expect.poll(() => wallet.sessions(), { timeout: 5_000 }).toEqual([topic])
      return topic
    }
    const sign = async (text: string) => {
      const hex = `0x${Buffer.from(text).toString('hex')}` as const
      const asked = { method: 'personal_sign', params: [hex, wallet.address] }
      const signature = await dapp.provider.request<`0x${string}`>(asked, 'eip155:1')
      expect(await recoverMessageAddress({ message: text, signature })).toBe(wallet.address)
    }
    const happened = (events: readonly string[], name: string) =>
      expect.poll(() => events, { timeout: 5_000 }).toContain(name)

    it('settle, sign, update, send events, extend, ping and end', async () => {
      await begin()
      const topic = await settle()
      await sign('hello')
      const updated = await wallet.kit.updateSession({
        topic,
        namespaces: wallet.namespaces(['eip155:1', 'eip155:10']),
      })
      await updated.acknowledged()
      await happened(dapp.events, 'session_update')
      await wallet.kit.emitSessionEvent({
        topic,
        event: { name: 'accountsChanged', data: [wallet.address] },
        chainId: 'eip155:1',
      })
      await happened(dapp.events, 'session_event')
      // Extending to the same second has no effect.
      await wait(1_100)
      await (await wallet.kit.extendSession({ topic })).acknowledged()
      await happened(dapp.events, 'session_extend')
      await dapp.provider.client.ping({ topic })
      await wallet.kit.engine.signClient.ping({ topic })
      await wallet.kit.disconnectSession({ topic, reason: rejected })
      await happened(dapp.events, 'session_delete')
    })

    it('end by the site, and reject a proposal', async () => {
      await begin()
      await settle()
      await dapp.provider.disconnect()
      await happened(wallet.events, 'session_delete')
      await wallet.stop()
      await startWallet({ rejects: true })
      const { uri, session } = await dapp.connect()
      await wallet.pair(uri)
      await expect(session).rejects.toThrow(/rejected/i)
    })

    it('answer a request that was made while the wallet was away', async () => {
      const privateKey = `0x${'11'.repeat(32)}` as const
      await begin({ privateKey })
      await settle()
      await wallet.stop()
      const signing = sign('while you were away')
      await wait(500)
      await startWallet({ privateKey, memory: wallet.memory })
      await signing
    })

    it('continue after the relay restarts', async () => {
      await begin()
      await settle()
      await sign('before')
      const port = Number(new URL(relay.url).port)
      await relay.stop()
      await wait(500)
      relay = await startTestRelay({ store, port })
      await sign('after')
    })
  })
}
