import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPeer } from '../peer/createPeer'
import { openPeerStore } from '../peer/openPeerStore'
import { createSigner } from '../session/createSigner'
import { openSignerStore } from '../store/openSignerStore'
import { createMemoryStorage } from '../testing/createMemoryStorage'
import { asked, granted } from '../testing/createTable'
import { openNodeSocket } from '../testing/openNodeSocket'
import { startMinimalRelay } from '../testing/startMinimalRelay'
import { createRelayClient } from './createRelayClient'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const ports = {
  now: Date.now,
  random: Math.random,
  openSocket: openNodeSocket,
  randomBytes: (length: number) => randomBytes(length),
  setTimer(callback: () => void, ms: number) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
const metadata = { name: 'x', description: 'x', url: 'https://x.example', icons: [] }

function openSide(url: string, seed: string) {
  const relay = createRelayClient({ ...ports, urls: [url], projectId: 'p', seed })
  ends.push(relay.close)
  return relay
}
async function openSite(url: string, storage = createMemoryStorage()) {
  const store = openSignerStore(storage)
  const relay = openSide(url, store.seed(ports.randomBytes))
  const signer = createSigner({ ...ports, relay, store, metadata })
  ends.push(signer.stop)
  await signer.start()
  return {
    signer,
    async leave() {
      signer.stop()
      await relay.close()
      return () => openSite(url, storage)
    },
  }
}
async function openWallet(url: string) {
  const relay = openSide(url, randomBytes(32).toString('hex'))
  const peer = createPeer({ ...ports, relay, store: openPeerStore(null), metadata })
  ends.push(peer.stop)
  await peer.start()
  return peer
}

/** A relay that can be stopped and restarted at the same address, with its stored messages and nothing else. */
async function startRelay() {
  let relay = await startMinimalRelay()
  ends.push(() => relay.stop())
  return {
    url: relay.url,
    async restart() {
      const { port, stored } = relay
      await relay.stop()
      relay = await startMinimalRelay({ port })
      relay.stored.push(...stored)
    },
  }
}

describe('a session over a minimal relay', () => {
  it('is settled, used and ended, with the relay restarted before each step', async () => {
    const relay = await startRelay()
    const [site, peer] = [await openSite(relay.url), await openWallet(relay.url)]
    const { uri, approval } = await site.signer.propose({ namespaces: asked })
    await relay.restart()
    await peer.pair(uri)
    await vi.waitFor(() => expect(peer.proposals()).toHaveLength(1), 5_000)
    await relay.restart()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    const { topic } = await approval
    await relay.restart()
    const signed = site.signer.request({
      topic,
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: ['0x61'],
    })
    await vi.waitFor(() => expect(peer.requests()).toHaveLength(1), 5_000)
    await relay.restart()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0xsigned' })
    expect(await signed).toBe('0xsigned')
    await relay.restart()
    await peer.ping(topic)
    await relay.restart()
    await site.signer.disconnect(topic)
    await vi.waitFor(() => expect(peer.sessions()).toEqual([]), 5_000)
  }, 30_000)

  it('continues after the page reloads while the wallet waits for its user', async () => {
    const relay = await startRelay()
    const [site, peer] = [await openSite(relay.url), await openWallet(relay.url)]
    const { uri } = await site.signer.propose({ namespaces: asked })
    const reopen = await site.leave()
    await peer.pair(uri)
    await vi.waitFor(() => expect(peer.proposals()).toHaveLength(1), 5_000)
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    const { signer } = await reopen()
    await vi.waitFor(() => expect(signer.sessions()).toHaveLength(1), 5_000)
    await vi.waitFor(() => expect(peer.sessions()[0]?.acknowledged).toBe(true), 5_000)
  })
})
