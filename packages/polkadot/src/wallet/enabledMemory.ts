import { storagePrefix } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'

const key = `${storagePrefix}polkadot:enabled`

/** More extensions than anybody has, so junk in storage can't grow. */
const limit = 20

function storageOf({ storage }: PolkadotOptions): PolkadotOptions['storage'] {
  return storage ?? globalThis.window?.localStorage
}

function read(options: PolkadotOptions): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storageOf(options)?.getItem(key) ?? '[]')
    const ids: readonly unknown[] = Array.isArray(stored) ? stored : []
    return ids.filter((id) => typeof id === 'string').slice(0, limit)
  } catch {
    // Storage that is blocked or holds junk remembers nothing.
    return []
  }
}

function write(options: PolkadotOptions, ids: readonly string[]): void {
  try {
    const storage = storageOf(options)
    if (ids.length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(ids))
  } catch {
    // Storage is blocked: the visitor connects again after a reload.
  }
}

const without = (options: PolkadotOptions, connectorId: string) =>
  read(options).filter((id) => id !== connectorId)

/**
 * The extensions that allowed the site on an earlier visit. An extension can't be asked that without a prompt, so it is
 * remembered here.
 */
export const enabledMemory = {
  has: (options: PolkadotOptions, connectorId: string): boolean => read(options).includes(connectorId),
  add: (options: PolkadotOptions, connectorId: string): void =>
    write(options, [connectorId, ...without(options, connectorId)]),
  remove: (options: PolkadotOptions, connectorId: string): void =>
    write(options, without(options, connectorId)),
}
