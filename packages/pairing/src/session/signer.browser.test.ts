import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPeer } from '../peer/createPeer'
import { openPeerStore } from '../peer/openPeerStore'
import { openSignerStore } from '../store/openSignerStore'
import { createMemoryHub } from '../testing/createMemoryHub'
import { createSigner } from './createSigner'

const metadata = { name: 'Shop', description: '', url: location.origin, icons: [] }
const ports = {
  now: () => Date.now(),
  setTimer(callback: () => void, ms: number) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
}
const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('[WC-9] keeps a session across a reload in a browser, with its own storage and nothing of Node', async () => {
  expect('Buffer' in globalThis || 'global' in globalThis).toBe(false)
  const hub = createMemoryHub(ports.now)
  const open = (id: string) =>
    createSigner({ ...ports, relay: hub.connect(id), store: openSignerStore(localStorage), metadata })
  const peer = createPeer({ ...ports, relay: hub.connect('wallet'), store: openPeerStore(null), metadata })
  peer.on('proposal', ({ id }) => {
    void peer.approve(id, { namespaces: { eip155: { ...namespaces.eip155, accounts: ['eip155:1:0xab'] } } })
  })
  peer.on('request', ({ id, params }) => void peer.respond(id, { result: params }))
  await peer.start()

  const before = open('site')
  await before.start()
  const { uri, approval } = await before.propose({ namespaces })
  await peer.pair(uri)
  const { topic } = await approval
  before.stop()

  const after = open('site')
  await after.start()
  expect(after.sessions()).toMatchObject([{ topic }])
  const answer = await after.request({
    topic,
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: ['0x68'],
  })
  expect(answer).toEqual(['0x68'])
  await after.disconnect(topic)
  expect(openSignerStore(localStorage).read().sessions).toEqual({})
  after.stop()
})
