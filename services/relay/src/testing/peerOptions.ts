import { randomBytes } from 'node:crypto'

/** What a client keeps; given again, it is the same client after a restart. */
export type PeerMemory = { readonly prefix: string; readonly items: Map<string, unknown> }

/** An empty memory. */
export function createPeerMemory(): PeerMemory {
  return { prefix: randomBytes(6).toString('hex'), items: new Map() }
}

/** What every SDK is started with: nothing on disk, no word to any server but the relay, an id of its own. */
export function peerOptions(relayUrl: string, name: string, { prefix, items }: PeerMemory) {
  // Asked for when the SDKs are loaded and later on: with it they leave their maker's servers alone.
  process.env.IS_VITEST = 'true'
  // Otherwise a second client with the same memory would be the first one.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const copy = <T>(value: T): T => (value === undefined ? value : structuredClone(value))
  return {
    projectId: 'dev',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
    customStoragePrefix: prefix,
    storage: {
      getKeys: async () => [...items.keys()],
      getEntries: async <T>() => [...items].map(([key, value]): [string, T] => [key, copy(value) as T]),
      getItem: async <T>(key: string) => copy(items.get(key)) as T | undefined,
      setItem: async (key: string, value: unknown) => {
        items.set(key, copy(value))
      },
      removeItem: async (key: string) => {
        items.delete(key)
      },
    },
    metadata: { name, description: name, url: `https://${name}.example`, icons: [] },
  }
}
