import { createBrowserStorage } from '../wallet/createBrowserStorage'
import { type OpenKey, openKey } from './openKey'
import type { PolkadotData } from './PolkadotData'
import type { PolkadotWalletState } from './PolkadotWallet'
import type { PolkadotWalletOptions, PolkadotWalletQuirks } from './PolkadotWalletOptions'
import { parsePolkadotData } from './parsePolkadotData'
import { polkadotTestKeys } from './polkadotTestKeys'

/** The wallet's one piece of state: every change goes through `update`, which stores it and tells who listens. */
export type PolkadotMemory = {
  readonly origin: string
  get(): PolkadotData
  update(change: Partial<PolkadotData>): void
  keys(): readonly OpenKey[]
  /** The keys that the page sees now, the selected one first. */
  shown(): readonly OpenKey[]
  view(): PolkadotWalletState
  quirks(): PolkadotWalletQuirks
  subscribe(listener: () => void): () => void
  close(): void
}

/** Makes the memory, taking up what an earlier page or another tab has stored. */
export function createPolkadotMemory(options: PolkadotWalletOptions, id: string): PolkadotMemory {
  const { storageKey = `latchkey-testing:polkadot:${id}`, keys: given = 3 } = options
  const storage =
    typeof options.storage === 'string' ? createBrowserStorage(options.storage) : options.storage
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://dapp.test'
  const own = (typeof given === 'number' ? polkadotTestKeys.slice(0, given) : given).map(openKey)
  const initial = createInitial(options, origin)
  const read = () => parsePolkadotData(storage?.read(storageKey) ?? null) ?? initial
  const listeners = new Set<() => void>()
  let data = read()

  const keys = () => [...own, ...data.addedKeys.map(openKey)]
  const quirks = () => ({ ...createQuirks(options), ...data.changedQuirks })
  const ordered = () => {
    const all = keys()
    const chosen = all[data.selected] ?? all[0]
    return chosen ? [chosen, ...all.filter((key) => key !== chosen)] : []
  }
  const isOpen = () => data.origins.includes(origin) && !data.locked
  const shown = () => (isOpen() ? ordered().slice(0, quirks().exposes) : [])
  const text = () => JSON.stringify([shown().map(({ address }) => address), quirks().extraAccounts])
  const replace = (next: PolkadotData, store: boolean) => {
    const before = text()
    data = next
    if (store) storage?.write(storageKey, JSON.stringify(next))
    if (quirks().silent || before === text()) return
    for (const listener of [...listeners]) listener()
  }
  const close = storage?.subscribe?.(storageKey, () => {
    const stored = read()
    if (JSON.stringify(stored) !== JSON.stringify(data)) replace(stored, false)
  })
  return {
    origin,
    get: () => data,
    update: (change) => replace({ ...data, ...change }, true),
    keys,
    shown,
    view: () => ({
      accounts: shown().map(({ address }) => address),
      selected: ordered()[0]?.address ?? '',
      locked: data.locked,
      authorised: data.origins.includes(origin),
    }),
    quirks,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      close?.()
      listeners.clear()
    },
  }
}

function createInitial(options: PolkadotWalletOptions, origin: string): PolkadotData {
  return {
    selected: 0,
    locked: options.locked ?? false,
    origins: options.authorised ? [origin] : [],
    addedKeys: [],
    changedQuirks: {},
    rules: options.script ?? [],
  }
}

function createQuirks(options: PolkadotWalletOptions): PolkadotWalletQuirks {
  return {
    exposes: options.exposes ?? Number.POSITIVE_INFINITY,
    silent: options.silent ?? false,
    neverWraps: options.neverWraps ?? false,
    cannotSignRaw: options.cannotSignRaw ?? false,
    cannotSignPayload: options.cannotSignPayload ?? false,
    extraAccounts: options.extraAccounts ?? [],
  }
}
