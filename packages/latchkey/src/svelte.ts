import type {
  Account,
  AccountBalance,
  Latchkey,
  ModalStatus,
  NetworkStatus,
  WalletInfo,
  WalletListing,
} from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { observe } from './bindings/observe'
import {
  accountReading,
  balanceReading,
  type FamilyOf,
  modalReading,
  networkReading,
  type Reading,
  walletReading,
  walletsReading,
} from './bindings/Reading'

/** What Svelte calls a readable store. Nothing of Svelte is needed to make one. */
export type Readable<T> = {
  /** Calls back at once, and whenever the value changes. Returns how to stop. */
  subscribe(run: (value: T) => void): () => void
}

function toStore<T>(latchkey: Latchkey, reading: Reading<T>): Readable<T> {
  return { subscribe: (run) => observe(latchkey, reading, run) }
}

/** [CON-13] Creates a store with the account of a family, or the active one. */
export function accountStore<N extends Namespace = Namespace>(
  latchkey: Latchkey,
  of: FamilyOf<N> = {},
): Readable<Account<N>> {
  return toStore(latchkey, accountReading(of))
}

/** [NET-2] Creates a store with the network of a family, or the active one. */
export function networkStore(latchkey: Latchkey, of: FamilyOf = {}): Readable<NetworkStatus> {
  return toStore(latchkey, networkReading(of))
}

/** Creates a store with the native balance, which is read while the store has subscribers. */
export function balanceStore(latchkey: Latchkey, of: FamilyOf = {}): Readable<AccountBalance> {
  return toStore(latchkey, balanceReading(of))
}

/** Creates a store with the connected wallet, or null. */
export function walletInfoStore(latchkey: Latchkey, of: FamilyOf = {}): Readable<WalletInfo | null> {
  return toStore(latchkey, walletReading(of))
}

/** Creates a store with the wallets to choose from. Its first subscriber starts the search. */
export function walletsStore(latchkey: Latchkey, of: FamilyOf = {}): Readable<readonly WalletListing[]> {
  return toStore(latchkey, walletsReading(of))
}

/** Creates a store with the state of the modal. */
export function modalStore(latchkey: Latchkey): Readable<ModalStatus> {
  return toStore(latchkey, modalReading)
}
