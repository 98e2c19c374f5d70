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
import type { ElementAttributes, LatchkeyElement } from '@latchkey/react/elements'
import {
  type Accessor,
  type Context,
  createContext,
  createSignal,
  type JSX,
  onCleanup,
  useContext,
} from 'solid-js'
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

/** An element as JSX knows it. */
type JsxElement = JSX.HTMLAttributes<LatchkeyElement> &
  ElementAttributes & { readonly latchkey?: Latchkey | null }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'latchkey-button': JsxElement
      'latchkey-connect-button': JsxElement
      'latchkey-account-button': JsxElement
      'latchkey-network-button': JsxElement
    }
  }
}

/** Provides an instance to what is below: `<LatchkeyContext.Provider value={latchkey}>`. */
export const LatchkeyContext: Context<Latchkey | undefined> = /* @__PURE__ */ createContext<Latchkey>()

/** Returns the instance of the nearest provider. @throws noInstance */
export function useLatchkey(): Latchkey {
  const latchkey = useContext(LatchkeyContext)
  if (!latchkey) {
    const fix = 'Put the page into <LatchkeyContext.Provider value={latchkey}>.'
    throw noInstance({ fix, docs: docsLink('frameworks', 'solid') })
  }
  return latchkey
}

function useReading<T>(reading: Reading<T>): Accessor<T> {
  const latchkey = useLatchkey()
  const [value, setValue] = createSignal(reading.read(latchkey))
  // As a function, because a signal calls a function that it is set to.
  onCleanup(observe(latchkey, reading, (next) => void setValue(() => next)))
  return value
}

/** [CON-13] Returns the account of a family, or the active one. @throws noInstance */
export function useAccount<N extends Namespace = Namespace>(of: FamilyOf<N> = {}): Accessor<Account<N>> {
  return useReading(accountReading(of))
}

/** [NET-2] Returns the network of a family, or the active one. @throws noInstance */
export function useNetwork(of: FamilyOf = {}): Accessor<NetworkStatus> {
  return useReading(networkReading(of))
}

/** Returns the native balance and keeps it up to date. @throws noInstance */
export function useBalance(of: FamilyOf = {}): Accessor<AccountBalance> {
  return useReading(balanceReading(of))
}

/** Returns the connected wallet, or null. @throws noInstance */
export function useWalletInfo(of: FamilyOf = {}): Accessor<WalletInfo | null> {
  return useReading(walletReading(of))
}

/** Looks for wallets and returns those to choose from. @throws noInstance */
export function useWallets(of: FamilyOf = {}): Accessor<readonly WalletListing[]> {
  return useReading(walletsReading(of))
}

/** Returns the state of the modal. @throws noInstance */
export function useModalState(): Accessor<ModalStatus> {
  return useReading(modalReading)
}
