import {
  browserHost,
  type ChainAdapter,
  createLatchkey,
  type Host,
  type Latchkey,
  type Options,
} from '@latchkey/core'
import { onTestFinished } from 'vitest'

const network = (id: number, name: string) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  // Nothing listens there. The shell's tests need only the wallet.
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})

/** The part of Web Storage that an instance uses, in memory. */
export function createMemory(items: Map<string, string> = new Map()): NonNullable<Host['storage']> {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** Creates an instance with its own storage and two networks, removed after the test. */
export function createTestInstance(
  adapters: readonly ChainAdapter[] = [],
  options: Partial<Options> = {},
  host: Partial<Host> = {},
): Latchkey {
  const latchkey = createLatchkey(
    {
      projectId: 'test',
      networks: [network(1, 'Ethereum'), network(8453, 'Base')],
      adapters,
      locale: 'en',
      themeMode: 'light',
      ...options,
    },
    { ...browserHost(), storage: createMemory(), onStorageChange: () => () => undefined, ...host },
  )
  onTestFinished(() => latchkey.destroy())
  return latchkey
}
