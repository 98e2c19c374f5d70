import { isNetworkId, type NetworkId, storagePrefix } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'

const key = `${storagePrefix}polkadot:enabled`

/** Nobody has this many extensions; rubbish in the storage must not grow. */
const limit = 20

type Enabled = Readonly<Record<string, NetworkId>>

function storageOf({ storage }: PolkadotOptions): PolkadotOptions['storage'] {
  return storage ?? globalThis.window?.localStorage
}

function isPolkadotNetworkId(value: unknown): value is NetworkId {
  return isNetworkId(value) && value.startsWith('polkadot:')
}

function read(options: PolkadotOptions): Enabled {
  try {
    const stored: unknown = JSON.parse(storageOf(options)?.getItem(key) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter(([, value]) => isPolkadotNetworkId(value)).slice(0, limit))
  } catch {
    // Storage that may not be read, or holds rubbish, remembers nothing.
    return {}
  }
}

function write(options: PolkadotOptions, enabled: Enabled): void {
  try {
    const storage = storageOf(options)
    if (Object.keys(enabled).length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(enabled))
  } catch {
    // Storage that may not be written: the visitor connects by hand after a reload.
  }
}

/**
 * Which extensions let the site in at an earlier visit, and on which network the visitor was. An extension has no way to be
 * asked that without a question to its user, so that it is remembered here.
 */
export const enabledMemory = {
  get: (options: PolkadotOptions, connectorId: string): NetworkId | null => {
    const enabled = read(options)
    return Object.hasOwn(enabled, connectorId) ? (enabled[connectorId] ?? null) : null
  },
  set: (options: PolkadotOptions, connectorId: string, networkId: NetworkId): void => {
    const { [connectorId]: _, ...others } = read(options)
    write(options, { [connectorId]: networkId, ...others })
  },
  remove: (options: PolkadotOptions, connectorId: string): void => {
    const { [connectorId]: _, ...others } = read(options)
    write(options, others)
  },
}
