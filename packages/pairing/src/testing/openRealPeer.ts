import { randomBytes } from 'node:crypto'
import type { KeyValueStorage } from '@latchkey/core'
import { createPeer, type Peer } from '../peer/createPeer'
import { openPeerStore } from '../peer/openPeerStore'
import { createRelayClient } from '../relay/createRelayClient'
import { createMemoryStorage } from './createMemoryStorage'
import { openNodeSocket } from './openNodeSocket'

/** Opens the wallet side on a real relay. The same storage is the same wallet. */
export async function openRealPeer(
  urls: readonly string[],
  storage: KeyValueStorage = createMemoryStorage(),
  { signsIn = false } = {},
): Promise<{ readonly peer: Peer; readonly storage: KeyValueStorage; close(): Promise<void> }> {
  const random = (length: number) => randomBytes(length)
  const store = openPeerStore(storage)
  const relay = createRelayClient({
    urls,
    projectId: 'dev',
    seed: store.seed(random),
    now: () => Date.now(),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    openSocket: openNodeSocket,
  })
  const peer = createPeer({
    relay,
    store,
    now: () => Date.now(),
    randomBytes: random,
    signsIn,
    metadata: { name: 'Wallet', description: 'A wallet', url: 'https://wallet.example', icons: [] },
  })
  await peer.start()
  return {
    peer,
    storage,
    async close() {
      peer.stop()
      await relay.close()
    },
  }
}
