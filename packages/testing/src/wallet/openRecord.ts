import { createBrowserStorage } from './createBrowserStorage'
import { isWalletRecord } from './isWalletRecord'
import type { WalletRecord } from './WalletRecord'
import type { WalletStorage } from './WalletStorage'

/** A wallet's only state. Every change goes through `update`, which stores it. */
export type OpenRecord<Data> = {
  get(): Data
  update(change: Partial<Data>): void
  /** Stops following other tabs. */
  close(): void
}

type Parts<Data> = {
  readonly storage: WalletStorage | 'local' | 'session' | undefined
  readonly storageKey: string
  readonly initial: Data
  /** Checks the family's own fields after the shared ones. */
  hasOwn(fields: ReadonlyMap<string, unknown>): boolean
  /** Called before each change; its result is called after it, to report what changed. */
  watch(): () => void
}

/** Opens the record from what an earlier page or another tab has stored; incomplete data is ignored. */
export function openRecord<Data extends WalletRecord>(parts: Parts<Data>): OpenRecord<Data> {
  const { storageKey, initial, hasOwn, watch } = parts
  const storage = typeof parts.storage === 'string' ? createBrowserStorage(parts.storage) : parts.storage
  const isData = (value: unknown): value is Data => isWalletRecord(value, hasOwn)
  const read = (): Data => {
    const value = parse(storage?.read(storageKey) ?? null)
    return isData(value) ? value : initial
  }
  let data = read()
  const replace = (next: Data, store: boolean) => {
    const tell = watch()
    data = next
    // Stored before anyone is notified: a listener may reload the page or change the wallet again.
    if (store) storage?.write(storageKey, JSON.stringify(next))
    tell()
  }
  const close = storage?.subscribe?.(storageKey, () => {
    const stored = read()
    if (JSON.stringify(stored) !== JSON.stringify(data)) replace(stored, false)
  })
  return {
    get: () => data,
    update: (change) => replace({ ...data, ...change }, true),
    close: () => close?.(),
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Not JSON: someone else wrote to the key, so the wallet starts fresh.
    return undefined
  }
}
