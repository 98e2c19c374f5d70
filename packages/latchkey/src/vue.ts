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
import type { ElementProperties, LatchkeyElement } from '@latchkey/react/elements'
import {
  type HTMLAttributes,
  type InjectionKey,
  inject,
  onScopeDispose,
  type Plugin,
  type PublicProps,
  type ShallowRef,
  shallowRef,
} from 'vue'
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

/** An element as templates know it. */
type TemplateElement = new () => {
  readonly $props: PublicProps & HTMLAttributes & ElementProperties & { readonly latchkey?: Latchkey | null }
  readonly $el: LatchkeyElement
}

declare module 'vue' {
  interface GlobalComponents {
    'latchkey-button': TemplateElement
    'latchkey-connect-button': TemplateElement
    'latchkey-account-button': TemplateElement
    'latchkey-network-button': TemplateElement
  }
}

const key: InjectionKey<Latchkey> = /* @__PURE__ */ Symbol('latchkey')

/** Provides an instance to every component of an app: `app.use(latchkeyPlugin(latchkey))`. */
export function latchkeyPlugin(latchkey: Latchkey): Plugin {
  return { install: (app) => void app.provide(key, latchkey) }
}

/** Returns the instance of the app. @throws noInstance */
export function useLatchkey(): Latchkey {
  const latchkey = inject(key, null)
  if (!latchkey) {
    const fix = 'Add app.use(latchkeyPlugin(latchkey)) where you create the app.'
    throw noInstance({ fix, docs: docsLink('frameworks', 'vue') })
  }
  return latchkey
}

/** A value that follows the instance until the component is unmounted. */
type Followed<T> = Readonly<ShallowRef<T>>

function useReading<T>(reading: Reading<T>): Followed<T> {
  const latchkey = useLatchkey()
  const value = shallowRef(reading.read(latchkey))
  onScopeDispose(
    observe(latchkey, reading, (next) => {
      value.value = next
    }),
  )
  return value
}

/** [CON-13] Returns the account of a family, or the active one. @throws noInstance */
export function useAccount<N extends Namespace = Namespace>(of: FamilyOf<N> = {}): Followed<Account<N>> {
  return useReading(accountReading(of))
}

/** [NET-2] Returns the network of a family, or the active one. @throws noInstance */
export function useNetwork(of: FamilyOf = {}): Followed<NetworkStatus> {
  return useReading(networkReading(of))
}

/** Returns the native balance and keeps it up to date. @throws noInstance */
export function useBalance(of: FamilyOf = {}): Followed<AccountBalance> {
  return useReading(balanceReading(of))
}

/** Returns the connected wallet, or null. @throws noInstance */
export function useWalletInfo(of: FamilyOf = {}): Followed<WalletInfo | null> {
  return useReading(walletReading(of))
}

/** Looks for wallets and returns those to choose from. @throws noInstance */
export function useWallets(of: FamilyOf = {}): Followed<readonly WalletListing[]> {
  return useReading(walletsReading(of))
}

/** Returns the state of the modal. @throws noInstance */
export function useModalState(): Followed<ModalStatus> {
  return useReading(modalReading)
}
