import { randomBytes } from 'node:crypto'
import type { KeyValueStorage } from '@latchkey/core'
import { createRelayClient } from '../relay/createRelayClient'
import { createSigner, type Signer } from '../session/createSigner'
import { openSignerStore } from '../store/openSignerStore'
import { createMemoryStorage } from './createMemoryStorage'
import { openNodeSocket } from './openNodeSocket'

/** A site on a real relay. */
export type RealSite = {
  readonly signer: Signer
  readonly storage: KeyValueStorage
  /** Closes the page. */
  close(): Promise<void>
}

/** Opens a site's page on a real relay. The same storage is the same visitor. */
export async function openRealSite(
  urls: readonly string[],
  storage: KeyValueStorage = createMemoryStorage(),
): Promise<RealSite> {
  const ports = {
    now: () => Date.now(),
    setTimer(callback: () => void, ms: number) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    openSocket: openNodeSocket,
  }
  const random = (length: number) => randomBytes(length)
  const store = openSignerStore(storage)
  const relay = createRelayClient({ ...ports, urls, projectId: 'dev', seed: store.seed(random) })
  const signer = createSigner({
    ...ports,
    relay,
    store,
    randomBytes: random,
    metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
  })
  await signer.start()
  return {
    signer,
    storage,
    async close() {
      signer.stop()
      await relay.close()
    },
  }
}
