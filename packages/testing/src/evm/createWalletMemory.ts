import { type Address, type Hex, numberToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { chosenFirst } from '../wallet/chosenFirst'
import type { EventEmitter } from '../wallet/createEventEmitter'
import { type OpenRecord, openRecord } from '../wallet/openRecord'
import type { WalletStorage } from '../wallet/WalletStorage'
import type { WalletBase, WalletData } from './createWalletBase'
import type { EvmWalletChain, EvmWalletQuirks } from './EvmWalletOptions'
import type { EvmWalletState } from './EvmWalletState'
import { spoilAccounts } from './spoilAccounts'
import { testAccounts } from './testAccounts'

/** The wallet's only state. Every change goes through `update`, which stores it and emits what changes for the page. */
export type WalletMemory = OpenRecord<WalletData> & {
  readonly origin: string
  view(): EvmWalletState
  /** The accounts as the page is told. */
  told(): readonly unknown[]
  keys(): readonly Hex[]
  addresses(): readonly Address[]
  chains(): readonly EvmWalletChain[]
  quirks(): EvmWalletQuirks
}

type Parts = {
  readonly base: WalletBase
  readonly emitter: EventEmitter
  readonly storage: WalletStorage | 'local' | 'session' | undefined
  readonly storageKey: string
}

/** Creates the memory from what an earlier page or another tab has stored. */
export function createWalletMemory({ base, emitter, storage, storageKey }: Parts): WalletMemory {
  const addressOf = rememberAddresses()
  const watch = () => {
    const before = [memory.get().chainId, JSON.stringify(memory.told())]
    return () => {
      const { chainId } = memory.get()
      if (memory.quirks().silent) return
      if (before[0] !== chainId) emitter.emit('chainChanged', numberToHex(chainId))
      if (before[1] !== JSON.stringify(memory.told())) emitter.emit('accountsChanged', memory.told())
    }
  }
  const record = openRecord<WalletData>({ storage, storageKey, initial: base.initial, hasOwn, watch })
  const keys = () => {
    const { addedKeys } = record.get()
    return addedKeys.length ? [...base.keys, ...addedKeys] : base.keys
  }
  const chains = () => {
    const { addedChains } = record.get()
    return addedChains.length ? [...base.chains, ...addedChains] : base.chains
  }
  const quirks = () => ({ ...base.quirks, ...record.get().changedQuirks })
  const view = (): EvmWalletState => {
    const { chainId, locked, origins, selected } = record.get()
    const authorised = origins.includes(base.origin)
    const ordered = chosenFirst(keys(), selected)
    const seen = authorised && !locked ? ordered.slice(0, quirks().exposes) : []
    const [chosen] = ordered
    return {
      accounts: seen.map(addressOf),
      selected: chosen ? addressOf(chosen) : '0x0000000000000000000000000000000000000000',
      chainId,
      locked,
      authorised,
    }
  }
  const memory: WalletMemory = {
    ...record,
    origin: base.origin,
    view,
    told: () => spoilAccounts(quirks().badAccounts, view().accounts),
    keys,
    addresses: () => keys().map(addressOf),
    chains,
    quirks,
  }
  return memory
}

function hasOwn(fields: ReadonlyMap<string, unknown>): boolean {
  const lists = ['addedKeys', 'addedChains']
  return Number.isSafeInteger(fields.get('chainId')) && lists.every((name) => Array.isArray(fields.get(name)))
}

/**
 * Deriving an address takes a millisecond, too long for ten thousand wallets in a test, so the well-known ones are
 * listed.
 */
function rememberAddresses(): (key: Hex) => Address {
  const known = new Map<Hex, Address>(testAccounts.map((account) => [account.privateKey, account.address]))
  return (key) => {
    const address = known.get(key) ?? privateKeyToAddress(key)
    known.set(key, address)
    return address
  }
}
