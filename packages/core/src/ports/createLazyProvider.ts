import { createListeners, type Listeners } from './createListeners'

/** A provider whose code comes later. */
export type LoadedProvider = Pick<Listeners, 'on' | 'removeListener'> & {
  request(call: {
    readonly method: string
    readonly params?: unknown
    readonly chain?: string
  }): Promise<unknown>
  disconnect(): Promise<unknown>
}

/** What an adapter talks to before the client behind it has loaded. */
export type LazyProvider<Loaded extends LoadedProvider> = LoadedProvider & {
  /** The provider itself, if it has loaded. */
  loaded(): Loaded | undefined
}

/** Methods that only read what was granted before. */
const lookups = /_(getA|a)ccounts$/

/**
 * Creates a provider that listens at once and loads its client on first use. With nothing stored, it answers read-only
 * calls itself, so visitors with another wallet load nothing.
 */
export function createLazyProvider<Loaded extends LoadedProvider>(
  load: () => Promise<Loaded>,
  hasStored: () => boolean,
): LazyProvider<Loaded> {
  const listeners = createListeners()
  const forwarded = new Set<string>()
  let loaded: Loaded | undefined
  const forward = (event: string) => {
    if (!loaded || forwarded.has(event)) return
    forwarded.add(event)
    loaded.on(event, (payload) => listeners.emit(event, payload))
  }
  const wanted = new Set<string>()
  const open = async () => {
    loaded ??= await load()
    for (const event of wanted) forward(event)
    return loaded
  }
  return {
    on(event: string, listener: (payload: never) => void) {
      listeners.on(event, listener)
      wanted.add(event)
      forward(event)
    },
    removeListener: listeners.removeListener,
    request: async (call) =>
      !loaded && lookups.test(call.method) && !hasStored() ? [] : (await open()).request(call),
    disconnect: async () => {
      // Without a current or stored session there's nothing to end.
      if (loaded || hasStored()) await (await open()).disconnect()
    },
    loaded: () => loaded,
  }
}
