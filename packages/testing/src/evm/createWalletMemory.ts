import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { WalletStorage } from '../wallet/WalletStorage'
import type { WalletBase } from './createWalletBase'
import type { EvmWalletChain, EvmWalletQuirks } from './EvmWalletOptions'
import type { EvmWalletState } from './EvmWalletState'
import { parseWalletData } from './parseWalletData'
import { testAccounts } from './testAccounts'
import type { WalletData } from './WalletData'

/** The wallet's one piece of state: every change goes through `update`, which stores it and emits what the page sees of it. */
export type WalletMemory = {
  readonly origin: string
  get(): WalletData
  update(change: Partial<WalletData>): void
  view(): EvmWalletState
  keys(): readonly Hex[]
  addresses(): readonly Address[]
  chains(): readonly EvmWalletChain[]
  quirks(): EvmWalletQuirks
  /** Hears no more of other tabs. */
  close(): void
}

type Parts = {
  readonly base: WalletBase
  readonly emitter: EventEmitter
  readonly storage: WalletStorage | undefined
  readonly storageKey: string
}

/** Makes the memory, taking up what an earlier page or another tab has stored. */
export function createWalletMemory({ base, emitter, storage, storageKey }: Parts): WalletMemory {
  const read = () => parseWalletData(storage?.read(storageKey) ?? null)
  const addressOf = rememberAddresses()
  let data = read() ?? base.initial

  const keys = () => (data.addedKeys.length ? [...base.keys, ...data.addedKeys] : base.keys)
  const chains = () => (data.addedChains.length ? [...base.chains, ...data.addedChains] : base.chains)
  const quirks = () => ({ ...base.quirks, ...data.changedQuirks })
  const view = (): EvmWalletState => {
    const authorised = data.origins.includes(base.origin)
    const all = keys()
    const chosen = all[data.selected] ?? all[0]
    const ordered = chosen ? [chosen, ...all.filter((key) => key !== chosen)] : []
    const seen = authorised && !data.locked ? ordered.slice(0, quirks().exposes) : []
    return {
      accounts: seen.map(addressOf),
      selected: chosen ? addressOf(chosen) : '0x0000000000000000000000000000000000000000',
      chainId: data.chainId,
      locked: data.locked,
      authorised,
    }
  }
  const replace = (next: WalletData, store: boolean) => {
    const before = view()
    data = next
    // Stored before anyone hears of it: a listener may reload the page or change the wallet again.
    if (store) storage?.write(storageKey, JSON.stringify(next))
    const after = view()
    if (quirks().silent) return
    if (before.chainId !== after.chainId) emitter.emit('chainChanged', numberToHex(after.chainId))
    if (before.accounts.join() !== after.accounts.join()) emitter.emit('accountsChanged', [...after.accounts])
  }
  const close = storage?.subscribe?.(storageKey, () => {
    const stored = read() ?? base.initial
    if (JSON.stringify(stored) !== JSON.stringify(data)) replace(stored, false)
  })

  return {
    origin: base.origin,
    get: () => data,
    update: (change) => replace({ ...data, ...change }, true),
    view,
    keys,
    addresses: () => keys().map(addressOf),
    chains,
    quirks,
    close: () => close?.(),
  }
}

/** Deriving an address takes a millisecond, which ten thousand wallets in a test would feel; the well-known ones are listed. */
function rememberAddresses(): (key: Hex) => Address {
  const known = new Map<Hex, Address>(testAccounts.map((account) => [account.privateKey, account.address]))
  return (key) => {
    const address = known.get(key) ?? privateKeyToAddress(key)
    known.set(key, address)
    return address
  }
}
