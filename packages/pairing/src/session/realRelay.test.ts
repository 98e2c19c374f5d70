import { startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openRealPeer } from '../testing/openRealPeer'
import { openRealSite, type RealSite } from '../testing/openRealSite'
import { startMinimalRelay } from '../testing/startMinimalRelay'

/** One chain of each family, with its requests. */
const asked = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] },
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    methods: ['solana_signMessage'],
    events: [],
  },
  bip122: {
    chains: ['bip122:000000000019d6689c085ae165831e93'],
    methods: ['signMessage'],
    events: ['bip122_addressesChanged'],
  },
  polkadot: {
    chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    methods: ['polkadot_signMessage'],
    events: [],
  },
}
const granted = Object.fromEntries(
  Object.entries(asked).map(([name, entry]) => [
    name,
    { ...entry, accounts: entry.chains.map((chain) => `${chain}:abc`) },
  ]),
)

/** The answer arrives before the relay confirms it, and the test may end in between. */
const ignored = () => undefined

const open: { close(): Promise<void> }[] = []
const relays: { stop(): Promise<void> }[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  for (const relay of relays.splice(0)) await relay.stop()
})

async function openSite(url: string, storage?: RealSite['storage']): Promise<RealSite> {
  const site = await openRealSite([url], storage)
  open.push(site)
  return site
}

async function openPeer(url: string) {
  const wallet = await openRealPeer([url])
  open.push(wallet)
  return wallet
}

describe('on a real relay', () => {
  it('[WC-4] settles all four families in one session and sends requests in each', async () => {
    const relay = await startTestRelay()
    relays.push(relay)
    const site = await openSite(relay.url)
    const { peer } = await openPeer(relay.url)
    peer.on('proposal', ({ id }) => peer.approve(id, { namespaces: granted }).catch(ignored))
    peer.on('request', ({ id, chainId, params }) =>
      peer.respond(id, { result: [chainId, params] }).catch(ignored),
    )
    const { uri, approval } = await site.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    const { topic, namespaces } = await approval
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122', 'polkadot'])
    for (const { chains, methods } of Object.values(asked)) {
      const [chainId = '', method = ''] = [chains[0], methods[0]]
      const answer = await site.signer.request({ topic, chainId, method, params: { message: 'hi' } })
      expect(answer).toEqual([chainId, { message: 'hi' }])
    }
  })

  it.each(['proposed', 'scanned', 'settled', 'asked'] as const)(
    'continues after the relay was away, once it was %s',
    async (step) => {
      let relay: TestRelay = await startTestRelay()
      const port = Number(new URL(relay.url).port)
      const { store, url } = relay
      const restart = async (when: typeof step) => {
        if (when !== step) return
        await relay.stop()
        await new Promise((resolve) => setTimeout(resolve, 300))
        relay = await startTestRelay({ port, store })
      }
      relays.push({ stop: () => relay.stop() })
      const site = await openSite(url)
      const { peer } = await openPeer(url)
      const { uri, approval } = await site.signer.propose({ namespaces: asked })
      await restart('proposed')
      await peer.pair(uri)
      await expect.poll(() => peer.proposals(), { timeout: 10_000 }).toHaveLength(1)
      await restart('scanned')
      await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
      const { topic } = await approval
      await restart('settled')
      const answer = site.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
      await expect.poll(() => peer.requests(), { timeout: 10_000 }).toHaveLength(1)
      await restart('asked')
      await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0x01' })
      expect(await answer).toBe('0x01')
    },
  )

  it('works with a minimal relay, across a reload', async () => {
    const relay = await startMinimalRelay()
    relays.push({ stop: () => relay.stop() })
    let site = await openSite(relay.url)
    const { peer } = await openPeer(relay.url)
    const { uri } = await site.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await expect.poll(() => peer.proposals(), { timeout: 10_000 }).toHaveLength(1)
    await site.close()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    site = await openSite(relay.url, site.storage)
    await expect.poll(() => site.signer.sessions(), { timeout: 10_000 }).toHaveLength(1)
    const { topic } = site.signer.sessions()[0] ?? { topic: '' }
    const answer = site.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
    await expect.poll(() => peer.requests(), { timeout: 10_000 }).toHaveLength(1)
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0x01' })
    expect(await answer).toBe('0x01')
    await site.signer.disconnect(topic)
    await expect.poll(() => peer.sessions(), { timeout: 10_000 }).toEqual([])
  })
})
