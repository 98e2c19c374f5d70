import type { BitcoinAccountKeys } from '../keys/deriveBitcoinKeys'
import { chosenFirst } from '../wallet/chosenFirst'
import type { EventEmitter } from '../wallet/createEventEmitter'
import { fillQuirks } from '../wallet/fillQuirks'
import { getOrigin } from '../wallet/getPage'
import { type OpenRecord, openRecord } from '../wallet/openRecord'
import { usualQuirks } from '../wallet/WalletQuirks'
import { createInitialRecord, type WalletRecord } from '../wallet/WalletRecord'
import { addressesOn } from './addressesOn'
import type { BitcoinAddress } from './BitcoinAddress'
import type { BitcoinWalletState } from './BitcoinWallet'
import type { BitcoinWalletOptions, BitcoinWalletQuirks } from './BitcoinWalletOptions'
import { foreignAddress } from './foreignAddress'
import { spoilAddresses } from './spoilAddresses'

/** What a Bitcoin wallet remembers besides its options. */
type BitcoinWalletData = WalletRecord & {
  readonly networkId: string
  /** How many accounts it has beyond those of the options. */
  readonly addedAccounts: number
  readonly changedQuirks: Partial<BitcoinWalletQuirks>
}

/** The wallet's only state. It emits `accounts` and `network`. */
export type BitcoinMemory = OpenRecord<BitcoinWalletData> & {
  readonly origin: string
  view(): BitcoinWalletState
  /** What the page sees: nothing while locked or not allowed. */
  shown(): readonly BitcoinAddress[]
  /** The same, or part of it, as the page is told. */
  told(count?: number): readonly BitcoinAddress[]
  /** All accounts in order, for payments. */
  addresses(): readonly string[]
  /** The keys of the selected account. */
  keys(): BitcoinAccountKeys | undefined
  quirks(): BitcoinWalletQuirks
}

type Parts = {
  readonly options: BitcoinWalletOptions
  readonly name: string
  readonly networks: readonly string[]
  keysOf(count: number): readonly BitcoinAccountKeys[]
  readonly emitter: EventEmitter
}

const usual: BitcoinWalletQuirks = { ...usualQuirks, ignoresDisconnect: false }

/** Creates the memory from what an earlier page or another tab has stored. */
export function createBitcoinMemory({ options, name, networks, keysOf, emitter }: Parts): BitcoinMemory {
  const { storage, storageKey = `latchkey-testing:bitcoin:${name}`, accounts: count = 3 } = options
  const origin = getOrigin(options.origin)
  const ownQuirks = fillQuirks(usual, options)
  const watch = () => {
    const before = memory.get().networkId
    const told = toldOf(memory)
    return () => {
      const { networkId } = memory.get()
      if (memory.quirks().silent) return
      if (before !== networkId) emitter.emit('network', networkId)
      if (told !== toldOf(memory)) emitter.emit('accounts', memory.shown())
    }
  }
  const initial = {
    ...createInitialRecord(options, origin),
    networkId: options.networkId ?? networks[0] ?? '',
    addedAccounts: 0,
  }
  const record = openRecord<BitcoinWalletData>({ storage, storageKey, initial, hasOwn, watch })
  const quirks = () => ({ ...ownQuirks, ...record.get().changedQuirks })
  const keys = () => keysOf(count + record.get().addedAccounts)
  const addressesOf = rememberAddresses()
  const ofAccount = (one: BitcoinAccountKeys) => addressesOf(one, record.get().networkId)
  const chosen = () => chosenFirst(keys(), record.get().selected)[0]
  const isAllowed = () => record.get().origins.includes(origin)
  const shown = () => {
    const account = chosen()
    return account && isAllowed() && !record.get().locked ? ofAccount(account) : []
  }
  const told = (most?: number) => {
    const foreign = () => foreignAddress(chosen(), record.get().networkId)
    return spoilAddresses(quirks().badAccounts, shown().slice(0, most), foreign)
  }
  const view = () => {
    const { locked, networkId } = record.get()
    const account = chosen()
    const accounts = shown().map(({ address }) => address)
    const selected = account ? ofAccount(account)[0].address : ''
    return { accounts, selected, networkId, locked, authorised: isAllowed() }
  }
  const addresses = () => keys().map((one) => ofAccount(one)[0].address)
  const memory: BitcoinMemory = { ...record, origin, view, shown, told, addresses, keys: chosen, quirks }
  return memory
}

/** Deriving addresses takes milliseconds, and they are needed all the time. */
function rememberAddresses(): typeof addressesOn {
  const known = new WeakMap<BitcoinAccountKeys, Map<string, ReturnType<typeof addressesOn>>>()
  return (keys, networkId) => {
    const byNetwork = known.get(keys) ?? new Map()
    known.set(keys, byNetwork)
    const addresses = byNetwork.get(networkId) ?? addressesOn(keys, networkId)
    byNetwork.set(networkId, addresses)
    return addresses
  }
}

/** The page is told when this changes. */
function toldOf(memory: BitcoinMemory): string {
  const { badAccounts, hollow, without } = memory.quirks()
  return JSON.stringify([memory.shown().map(({ address }) => address), badAccounts, hollow, without])
}

function hasOwn(fields: ReadonlyMap<string, unknown>): boolean {
  return typeof fields.get('networkId') === 'string' && Number.isSafeInteger(fields.get('addedAccounts'))
}
