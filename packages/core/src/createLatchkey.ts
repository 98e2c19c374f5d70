import {
  activeNamespace as activeNamespaceItem,
  connections,
  familyNetworkId,
  isRecord,
  type Namespace,
  type NetworkId,
  namespaces,
  wrongOption,
} from '@latchkey/protocol'
import { initialAccount } from './account/AccountState'
import { initialConnect } from './connect/ConnectState'
import { describeOptions } from './events/describeOptions'
import { createLogger } from './http/createLogger'
import type { Latchkey } from './Latchkey'
import { laterMethods } from './laterMethods'
import { initialModal } from './modal/ModalState'
import { initialNav } from './nav/NavState'
import type { Options, ResolvedOptions } from './options/Options'
import { assertOption, readOptions } from './options/readOptions'
import { browserHost } from './ports/browserHost'
import type { Host } from './ports/Host'
import { lazy } from './ports/lazy'
import { createItemStore, type ItemStore } from './storage/createItemStore'
import { withOwnKeys } from './storage/withOwnKeys'
import { createStore, transition } from './store/createStore'
import type { State } from './store/State'

/** Gives up on whatever isn't restored by now. */
const initialized = /* @__PURE__ */ transition('latchkey/initialized', (state) => ({
  ...state,
  initialized: true,
  connect: { ...state.connect, restoring: [] },
}))
const themeSet = /* @__PURE__ */ transition<State['theme']>('latchkey/theme', (state, theme) => ({
  ...state,
  theme,
}))
const localeSet = /* @__PURE__ */ transition<string>('latchkey/locale', (state, locale) => ({
  ...state,
  locale,
}))

/** The initial state, as a server renders it. */
function servedState(options: ResolvedOptions): State {
  const activeNamespace = options.networks.find(
    ({ caipNetworkId }) => caipNetworkId === options.defaultNetwork,
  )?.chainNamespace
  return {
    initialized: false,
    connect: initialConnect,
    network: {
      networks: options.networks,
      activeNamespace: activeNamespace ?? options.adapters[0]?.namespace ?? namespaces[0],
      selected: activeNamespace ? { [activeNamespace]: options.defaultNetwork } : {},
      switching: null,
      isNamespaceSwitch: false,
      failure: null,
    },
    account: initialAccount,
    directory: null,
    pairing: null,
    embedded: null,
    signIn: null,
    approval: null,
    send: null,
    onramp: null,
    swap: null,
    name: null,
    modal: initialModal,
    nav: initialNav,
    theme: { mode: options.themeMode, variables: options.themeVariables },
    locale: options.locale ?? 'en',
    features: options.features,
    events: {
      timestamp: 0,
      data: { type: 'track', event: 'MODAL_CREATED', properties: {} },
      reportedErrors: {},
    },
  }
}

/** [CON-1] [NET-6] The initial state with what an earlier visit stored. */
function rememberedState(served: State, options: ResolvedOptions, storage: ItemStore, host: Host): State {
  const known = new Set<Namespace | undefined>(options.adapters.map((adapter) => adapter.namespace))
  const isKnown = (name: Namespace | undefined) => known.has(name)
  const wanted = storage.get(activeNamespaceItem)
  const restoring = storage
    .get(connections)
    .map((row) => row.namespace)
    .filter(isKnown)
  const selected: { [N in Namespace]?: NetworkId } = { ...served.network.selected }
  for (const { caipNetworkId, chainNamespace } of options.networks)
    if (storage.get(familyNetworkId, chainNamespace) === caipNetworkId)
      selected[chainNamespace] = caipNetworkId
  return {
    ...served,
    connect: {
      ...served.connect,
      restoring: [...new Set(restoring)],
    },
    network: {
      ...served.network,
      ...(wanted && isKnown(wanted) ? { activeNamespace: wanted } : {}),
      selected,
    },
    locale: options.locale ?? host.languages[0] ?? served.locale,
  }
}

/**
 * Creates an instance. It makes no request and looks for no wallet until the modal opens, the site asks for
 * wallets, or an earlier visit left a connection to restore.
 * @throws unknownOption, invalidOption, bothSiwe
 */
export function createLatchkey(given: Options, outer: Host = browserHost()): Latchkey {
  const options = readOptions(given, outer)
  const host = options.id === null ? outer : withOwnKeys(outer, options.id)
  const logger = createLogger({ level: options.debug ? 'debug' : 'error', now: host.now })
  const storage = createItemStore(host)
  const served = servedState(options)
  const initial = rememberedState(served, options, storage, host)
  // [EVT-3] Nobody can listen yet, so the first event goes straight into the state.
  const data = { type: 'track', event: 'INITIALIZE', properties: describeOptions(given) } as const
  const events = { ...initial.events, timestamp: host.now(), data }
  const store = createStore({ ...initial, events }, served, logger.debug)
  const stops: (() => void)[] = []
  const open = lazy(async () => (await import('./nav/openClose')).open)
  const close = lazy(async () => (await import('./nav/openClose')).close)
  const discover = lazy(async () => (await import('./directory/discover')).discover)
  const connect = lazy(async () => (await import('./connect/connect')).connect)
  const disconnect = lazy(async () => (await import('./connect/disconnect')).disconnect)
  // Beside our own code, not after it, so that the wallets are known when the modal appears.
  const preloadDiscovery = () => {
    for (const { discover } of latchkey.adapters.values()) discover.preload?.()
  }
  /** A listener of the site that throws must not stop what changed the state. */
  const tell = (call: () => void) => {
    try {
      call()
    } catch (cause) {
      logger.error('A listener of the site failed', cause)
    }
  }
  const mirrorTab = lazy(async () => (await import('./connect/mirrorTab')).mirrorTab)

  const latchkey: Latchkey = {
    options,
    host,
    store,
    storage,
    logger,
    live: {
      given,
      wallets: new Map(),
      attempts: new Map(),
      discoveries: new Map(),
    },
    adapters: new Map(options.adapters.map((adapter) => [adapter.namespace, adapter])),
    closeGuards: new Set(),
    slots: new Set(),
    getState: store.getState,
    subscribe: (selector, listener) => {
      // Plain JavaScript may leave out the selector.
      if (typeof listener !== 'function') throw wrongOption('listener', 'a function', listener)
      return store.subscribe((state, previous) =>
        tell(() => {
          const value = selector(state)
          const before = selector(previous)
          if (!Object.is(value, before)) listener(value, before)
        }),
      )
    },
    subscribeEvents: (listener) =>
      store.subscribe(
        ({ events }, previous) => events !== previous.events && tell(() => listener(events.data)),
      ),
    open: (request) => {
      preloadDiscovery()
      return open(latchkey, request, true)
    },
    close: () => close(latchkey),
    discover: () => {
      preloadDiscovery()
      discover(latchkey).catch((cause) => logger.warn('Could not look for wallets', cause))
    },
    connect: (request) => connect(latchkey, request),
    disconnect: (namespace) => disconnect(latchkey, namespace),
    ...laterMethods(() => latchkey),
    setTheme: (changes) => {
      // Plain JavaScript may pass anything.
      if (!isRecord(changes)) throw wrongOption('theme', '{ mode, variables }', changes)
      const { mode, variables } = changes
      if (mode) assertOption('themeMode', mode)
      if (variables) assertOption('themeVariables', variables)
      const { theme } = store.getState()
      const given = Object.entries({ ...theme.variables, ...variables })
      store.send(themeSet, {
        mode: mode ?? theme.mode,
        variables: Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1]))),
      })
    },
    setLocale: (locale) => {
      assertOption('locale', locale)
      store.send(localeSet, locale)
    },
    ready: Promise.resolve(),
    destroy: () => {
      latchkey.live.isOver = true
      for (const stop of stops) stop()
      const { attempts, discoveries, wallets, signIn, send, swap, onramp } = latchkey.live
      for (const part of [signIn, send, swap, onramp]) part?.stop()
      options.pairing?.close?.(latchkey)
      options.embedded?.close?.(latchkey)
      for (const name of latchkey.adapters.keys()) {
        discoveries.get(name)?.()
        // Code that is still loading finds the family searched, and starts no search.
        discoveries.set(name, () => undefined)
      }
      for (const { stop } of wallets.values()) stop()
      for (const part of [attempts, wallets]) part.clear()
    },
  }

  if (!host.isBrowser) return latchkey
  if (options.debug)
    import('./doors')
      .then(({ tellMistakes }) => tellMistakes(latchkey, given))
      .then(
        (stop) => (latchkey.live.isOver ? stop() : stops.push(stop)),
        (cause) => logger.warn('Could not check the options', cause),
      )
  const key = storage.keyOf(connections)
  stops.push(
    host.onStorageChange((changed) => {
      if (changed !== null && changed !== key) return
      mirrorTab(latchkey).catch((cause) => logger.warn('Could not follow another tab', cause))
    }),
  )
  return Object.assign(latchkey, { ready: start(latchkey) })
}

async function start(latchkey: Latchkey): Promise<void> {
  try {
    if (latchkey.getState().connect.restoring.length > 0) {
      const { restore } = await import('./connect/restore')
      await restore(latchkey)
    }
    if (latchkey.options.adapters.some((adapter) => adapter.mayBeInside?.())) {
      const { connectAround } = await import('./connect/connectAround')
      await connectAround(latchkey)
    }
  } catch (cause) {
    latchkey.logger.warn('Could not restore the last connection', cause)
  }
  latchkey.store.send(initialized)
}
