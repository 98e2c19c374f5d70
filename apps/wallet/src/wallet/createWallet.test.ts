import { createRelayClient } from '@latchkey/pairing'
import { createPeer, openPeerStore } from '@latchkey/pairing/peer'
import { startTestRelay } from '@latchkey/relay/testing'
import { createFamilies, demoPhrase, deriveKeys, findSocket, openTestSite } from '@latchkey/testing/pairing'
import { expect, it, onTestFinished } from 'vitest'
import { siteNotTold } from '../errors'
import { createWallet } from './createWallet'

it("acts only once, even if the site couldn't be told the first time", async () => {
  const relay = await startTestRelay()
  const site = await openTestSite(relay.url)
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const setTimer = (callback: () => void, ms: number) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  const ports = { now: Date.now, setTimer, randomBytes }
  const store = openPeerStore(null)
  const client = createRelayClient({
    ...ports,
    ...(await findSocket()),
    urls: [relay.url],
    projectId: 'dev',
    seed: store.seed(randomBytes),
    random: Math.random,
  })
  const metadata = { name: 'Wallet', description: '', url: 'https://wallet.example', icons: [] }
  let runs = 0
  const families = createFamilies(deriveKeys(demoPhrase), {}).map((family) => ({
    ...family,
    read: (asked: Parameters<typeof family.read>[0]) => {
      const task = family.read(asked)
      const run = () => {
        runs += 1
        return task.run()
      }
      return { ...task, run }
    },
  }))
  const storage = { getItem: () => null, setItem: () => undefined }
  const wallet = createWallet({
    ...ports,
    peer: createPeer({ ...ports, relay: client, store, metadata }),
    families,
    storage,
  })
  await wallet.start()
  onTestFinished(async () => {
    wallet.stop()
    await client.close()
    await site.close()
    await relay.stop()
  })
  const waiting = () => wallet.getState().waiting[0]
  const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
  const { uri, approval } = await site.propose({ namespaces: { eip155 } })
  await wallet.pair(uri)
  await expect.poll(() => waiting()?.kind).toBe('proposal')
  const proposal = waiting()
  if (proposal) await wallet.approve(proposal)
  const { topic, namespaces } = await approval
  const params = ['hi', namespaces.eip155?.accounts[0]?.split(':')[2]]
  void site.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params }).catch(() => undefined)
  await expect.poll(() => waiting()?.kind).toBe('request')
  const request = waiting()
  if (!request) return
  const first = wallet.approve(request)
  await client.close()
  await expect(first).rejects.toSatisfy(siteNotTold.is)
  expect(waiting()?.id).toBe(request.id)
  void wallet.approve(request).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(runs).toBe(1)
})
