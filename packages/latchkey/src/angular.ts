import {
  DestroyRef,
  type EnvironmentProviders,
  InjectionToken,
  inject,
  makeEnvironmentProviders,
  type Signal,
  signal,
} from '@angular/core'
import type {
  Account,
  AccountBalance,
  Latchkey,
  ModalStatus,
  NetworkStatus,
  WalletInfo,
  WalletListing,
} from '@latchkey/core'
import { docsLink, type Namespace } from '@latchkey/protocol'
import { noInstance } from './bindings/noInstance'
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

const token = /* @__PURE__ */ new InjectionToken<Latchkey>('latchkey')

/** Provides an instance to an app: `bootstrapApplication(App, { providers: [provideLatchkey(latchkey)] })`. */
export function provideLatchkey(latchkey: Latchkey): EnvironmentProviders {
  return makeEnvironmentProviders([{ provide: token, useValue: latchkey }])
}

/** Returns the instance of the app. @throws noInstance */
export function injectLatchkey(): Latchkey {
  const latchkey = inject(token, { optional: true })
  if (!latchkey) {
    const fix = 'Add provideLatchkey(latchkey) to the providers of the app.'
    throw noInstance({ fix, docs: docsLink('frameworks', 'angular') })
  }
  return latchkey
}

function injectReading<T>(reading: Reading<T>): Signal<T> {
  const latchkey = injectLatchkey()
  const value = signal(reading.read(latchkey))
  inject(DestroyRef).onDestroy(observe(latchkey, reading, (next) => value.set(next)))
  return value.asReadonly()
}

/** [CON-13] Returns the account of a family, or the active one. @throws noInstance */
export function injectAccount<N extends Namespace = Namespace>(of: FamilyOf<N> = {}): Signal<Account<N>> {
  return injectReading(accountReading(of))
}

/** [NET-2] Returns the network of a family, or the active one. @throws noInstance */
export function injectNetwork(of: FamilyOf = {}): Signal<NetworkStatus> {
  return injectReading(networkReading(of))
}

/** Returns the native balance and keeps it up to date. @throws noInstance */
export function injectBalance(of: FamilyOf = {}): Signal<AccountBalance> {
  return injectReading(balanceReading(of))
}

/** Returns the connected wallet, or null. @throws noInstance */
export function injectWalletInfo(of: FamilyOf = {}): Signal<WalletInfo | null> {
  return injectReading(walletReading(of))
}

/** Looks for wallets and returns those to choose from. @throws noInstance */
export function injectWallets(of: FamilyOf = {}): Signal<readonly WalletListing[]> {
  return injectReading(walletsReading(of))
}

/** Returns the state of the modal. @throws noInstance */
export function injectModalState(): Signal<ModalStatus> {
  return injectReading(modalReading)
}
