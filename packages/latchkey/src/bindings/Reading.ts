import {
  type Account,
  type AccountBalance,
  getAccount,
  getBalance,
  getModalStatus,
  getNetworkStatus,
  getWalletInfo,
  type Latchkey,
  listWallets,
  type ModalStatus,
  type NetworkStatus,
  type WalletInfo,
  type WalletListing,
  watchAccount,
} from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/** Something that a page can read from an instance, in any framework. */
export type Reading<T> = {
  read(latchkey: Latchkey): T
  /** Starts what it needs while somebody reads it. Returns how to stop, if it goes on. */
  start?(latchkey: Latchkey): (() => void) | undefined
}

/** Selects the account, network or wallet of a family. Without one, the active family counts. */
export type FamilyOf<N extends Namespace = Namespace> = { readonly namespace?: N }

/** [CON-13] The account of a family, or the active one. */
export function accountReading<N extends Namespace = Namespace>({
  namespace,
}: FamilyOf<N> = {}): Reading<Account<N>> {
  return { read: ({ getState }) => getAccount(getState(), namespace) }
}

/** [NET-2] The network of a family, or the active one, and the networks to choose from. */
export function networkReading({ namespace }: FamilyOf = {}): Reading<NetworkStatus> {
  return { read: ({ getState }) => getNetworkStatus(getState(), namespace) }
}

/** The native balance, read again whenever the account or its network changes. */
export function balanceReading({ namespace }: FamilyOf = {}): Reading<AccountBalance> {
  return {
    read: ({ getState }) => getBalance(getState(), namespace),
    start: (latchkey) => watchAccount(latchkey, namespace),
  }
}

/** The connected wallet, or null. */
export function walletReading({ namespace }: FamilyOf = {}): Reading<WalletInfo | null> {
  return { read: ({ getState }) => getWalletInfo(getState(), namespace) }
}

/** The wallets to choose from, for a list of the site's own. Starts to look for them. */
export function walletsReading({ namespace }: FamilyOf = {}): Reading<readonly WalletListing[]> {
  return {
    read: (latchkey) => listWallets(latchkey, namespace),
    start: (latchkey) => {
      latchkey.discover()
      return undefined
    },
  }
}

/** The state of the modal. */
export const modalReading: Reading<ModalStatus> = { read: ({ getState }) => getModalStatus(getState()) }
