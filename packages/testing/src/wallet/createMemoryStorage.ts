import type { WalletStorage } from './WalletStorage'

type Listener = { readonly key: string; readonly listener: () => void }

/** A storage in memory. Two wallets that share it are one wallet in two tabs, or before and after a reload. */
export function createMemoryStorage(): WalletStorage {
  const items = new Map<string, string>()
  const listeners = new Set<Listener>()
  return {
    read: (key) => items.get(key) ?? null,
    write(key, value) {
      if (items.get(key) === value) return
      items.set(key, value)
      for (const entry of [...listeners]) if (entry.key === key) entry.listener()
    },
    subscribe(key, listener) {
      const entry = { key, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
  }
}
