import { chosenFirst } from '../wallet/chosenFirst'
import { fillQuirks } from '../wallet/fillQuirks'
import { getOrigin } from '../wallet/getPage'
import { type OpenRecord, openRecord } from '../wallet/openRecord'
import { usualQuirks } from '../wallet/WalletQuirks'
import { createInitialRecord, type WalletRecord } from '../wallet/WalletRecord'
import { type OpenKey, openKey } from './openKey'
import { type PolkadotKey, polkadotTestKeys } from './PolkadotKey'
import type { PolkadotWalletState } from './PolkadotWallet'
import type { PolkadotWalletOptions, PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What an extension remembers besides its options. */
type PolkadotData = WalletRecord & {
  readonly addedKeys: readonly PolkadotKey[]
  readonly changedQuirks: Partial<PolkadotWalletQuirks>
}

/** The wallet's only state. */
export type PolkadotMemory = OpenRecord<PolkadotData> & {
  readonly origin: string
  keys(): readonly OpenKey[]
  addresses(): readonly string[]
  /** The keys that the page sees now, the selected one first. */
  shown(): readonly OpenKey[]
  view(): PolkadotWalletState
  quirks(): PolkadotWalletQuirks
}

const usual: PolkadotWalletQuirks = {
  ...usualQuirks,
  exposes: Number.POSITIVE_INFINITY,
  neverWraps: false,
  cannotSignRaw: false,
  cannotSignPayload: false,
  extraAccounts: [],
}

/** Creates the memory; `changed` is called when the page sees other accounts. */
export function createPolkadotMemory(
  options: PolkadotWalletOptions,
  id: string,
  changed: () => void,
): PolkadotMemory {
  const { storage, storageKey = `latchkey-testing:polkadot:${id}`, keys: given = 3 } = options
  const origin = getOrigin(options.origin)
  const own = (typeof given === 'number' ? polkadotTestKeys.slice(0, given) : given).map(openKey)
  const ownQuirks = fillQuirks(usual, options)
  const watch = () => {
    const before = toldOf(memory)
    return () => {
      if (!memory.quirks().silent && before !== toldOf(memory)) changed()
    }
  }
  const hasOwn = (fields: ReadonlyMap<string, unknown>) => Array.isArray(fields.get('addedKeys'))
  const initial = { ...createInitialRecord(options, origin), addedKeys: [] }
  const record = openRecord<PolkadotData>({ storage, storageKey, initial, hasOwn, watch })
  const keys = () => [...own, ...record.get().addedKeys.map(openKey)]
  const quirks = () => ({ ...ownQuirks, ...record.get().changedQuirks })
  const ordered = () => chosenFirst(keys(), record.get().selected)
  const isAllowed = () => record.get().origins.includes(origin)
  const shown = () => {
    // "All" is Infinity, which becomes null in storage.
    const count = quirks().exposes ?? undefined
    return isAllowed() && !record.get().locked ? ordered().slice(0, count) : []
  }
  const memory: PolkadotMemory = {
    ...record,
    origin,
    keys,
    addresses: () => keys().map(({ address }) => address),
    shown,
    view: () => ({
      accounts: shown().map(({ address }) => address),
      selected: ordered()[0]?.address ?? '',
      locked: record.get().locked,
      authorised: isAllowed(),
    }),
    quirks,
  }
  return memory
}

function toldOf(memory: PolkadotMemory): string {
  const { badAccounts, extraAccounts } = memory.quirks()
  return JSON.stringify([memory.shown().map(({ address }) => address), badAccounts, extraAccounts])
}
