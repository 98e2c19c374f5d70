import { storagePrefix } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'

const key = `${storagePrefix}polkadot:enabled`

/** Nobody has this many extensions; rubbish in the storage must not grow. */
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
    // Storage that may not be read, or holds rubbish, remembers nothing.
    return []
  }
}

function write(options: PolkadotOptions, ids: readonly string[]): void {
  try {
    const storage = storageOf(options)
    if (ids.length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(ids))
  } catch {
    // Storage that may not be written: the visitor connects by hand after a reload.
  }
}

const without = (options: PolkadotOptions, connectorId: string) =>
  read(options).filter((id) => id !== connectorId)

/**
 * Which extensions let the site in at an earlier visit. An extension has no way to be asked that without a question to its
 * user, so that it is remembered here.
 */
export const enabledMemory = {
  has: (options: PolkadotOptions, connectorId: string): boolean => read(options).includes(connectorId),
  add: (options: PolkadotOptions, connectorId: string): void =>
    write(options, [connectorId, ...without(options, connectorId)]),
  remove: (options: PolkadotOptions, connectorId: string): void =>
    write(options, without(options, connectorId)),
}
