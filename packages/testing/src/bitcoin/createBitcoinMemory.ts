import type { BitcoinAccountKeys } from '../keys/deriveBitcoinKeys'
import type { Rule } from '../script/Behaviour'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { WalletStorage } from '../wallet/WalletStorage'
import { addressesOn } from './addressesOn'
import type { BitcoinAddress } from './BitcoinAddress'

/** What a wallet remembers, as plain data: one record, stored and replaced as a whole. */
export type BitcoinWalletData = {
  readonly selected: number
  readonly networkId: string
  readonly locked: boolean
  readonly authorised: boolean
  readonly rules: readonly Rule[]
}

/** The wallet's one piece of state: every change goes through `update`, which stores it and tells what the page sees of it. */
export type BitcoinMemory = {
  get(): BitcoinWalletData
  update(change: Partial<BitcoinWalletData>): void
  /** What the page sees: nothing while locked or not allowed. */
  shown(): readonly BitcoinAddress[]
  /** The chosen account first, for payments. */
  addresses(): readonly string[]
  /** The keys of the chosen account. */
  keys(): BitcoinAccountKeys | undefined
  /** Hears no more of other tabs. */
  close(): void
}

type Parts = {
  readonly keys: readonly BitcoinAccountKeys[]
  readonly initial: BitcoinWalletData
  readonly emitter: EventEmitter
  readonly storage: WalletStorage | undefined
  readonly storageKey: string
}

/** Makes the memory, taking up what an earlier page or another tab has stored; it emits `accounts` and `network`. */
export function createBitcoinMemory({ keys, initial, emitter, storage, storageKey }: Parts): BitcoinMemory {
  const read = () => parseData(storage?.read(storageKey) ?? null) ?? initial
  let data = read()
  const chosen = () => keys[data.selected] ?? keys[0]
  const shown = () => {
    const account = chosen()
    return account && data.authorised && !data.locked ? addressesOn(account, data.networkId) : []
  }
  const replace = (next: BitcoinWalletData, store: boolean) => {
    const [before, networkBefore] = [shown(), data.networkId]
    data = next
    // Stored before anyone hears of it: a listener may reload the page or change the wallet again.
    if (store) storage?.write(storageKey, JSON.stringify(next))
    if (networkBefore !== data.networkId) emitter.emit('network', data.networkId)
    const addressesOf = (all: readonly BitcoinAddress[]) => all.map(({ address }) => address).join()
    if (addressesOf(before) !== addressesOf(shown())) emitter.emit('accounts', shown())
  }
  const close = storage?.subscribe?.(storageKey, () => {
    const stored = read()
    if (JSON.stringify(stored) !== JSON.stringify(data)) replace(stored, false)
  })
  return {
    get: () => data,
    update: (change) => replace({ ...data, ...change }, true),
    shown,
    addresses() {
      const first = chosen()
      const ordered = first ? [first, ...keys.filter((one) => one !== first)] : []
      return ordered.map((one) => addressesOn(one, data.networkId)[0].address)
    },
    keys: chosen,
    close: () => close?.(),
  }
}

/** Reads stored data; anything that is not whole is as good as nothing. */
function parseData(text: string | null): BitcoinWalletData | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isData(value) ? value : null
  } catch {
    // Not JSON: someone else wrote under the key. The wallet starts afresh.
    return null
  }
}

function isData(value: unknown): value is BitcoinWalletData {
  const { selected, networkId, locked, authorised, rules } = Object(value)
  return (
    Number.isSafeInteger(selected) &&
    typeof networkId === 'string' &&
    typeof locked === 'boolean' &&
    typeof authorised === 'boolean' &&
    Array.isArray(rules)
  )
}
