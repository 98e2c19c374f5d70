import { randomBytes } from 'node:crypto'

/** A client's storage; passed again, it is the same client after a restart. */
export type PeerMemory = { readonly prefix: string; readonly items: Map<string, unknown> }

/** Creates an empty storage. */
export function createPeerMemory(): PeerMemory {
  return { prefix: randomBytes(6).toString('hex'), items: new Map() }
}

/** Returns the options of every SDK: nothing on disk, no server but the relay, and its own id. */
export function peerOptions(relayUrl: string, name: string, { prefix, items }: PeerMemory) {
  // Read when the SDKs load and later: it keeps them from calling their maker's servers.
  process.env.IS_VITEST = 'true'
  // Otherwise a second client with the same storage would reuse the first.
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
