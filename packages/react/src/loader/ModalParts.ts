import type { Latchkey, OpenRequest, State, ViewData, ViewName, WalletInfo } from '@latchkey/core'
import type { Namespace, Network } from '@latchkey/protocol'
import type { applyTheme } from '@latchkey/ui'
import type { ComponentType } from 'react'
import type { Dictionary } from '../i18n/Dictionary'
import type { LocaleName } from '../i18n/matchLocale'
import type { Part } from './createPart'

/** A view of any name; its data was checked when it was pushed. */
export type AnyView = ComponentType<{ readonly data: ViewData[ViewName] }>

/** The content of the modal: views and languages, each loaded once per provider. */
export type ModalParts = {
  readonly view: (name: ViewName) => Part<AnyView>
  readonly dictionary: (locale: LocaleName) => Part<Dictionary>
  /** Applies a site's own colours; loaded only if it has any. */
  readonly theme: Part<typeof applyTheme>
  /** [NAV-14] The tabs below the account, for sites with a gateway. */
  readonly assets: Part<ComponentType>
}

/** The modal's module. */
export type ModalModule = {
  readonly parts: ModalParts
  /** Loads what a view needs before it is shown. Defaults to the view that opening would show. */
  preload(view: ViewName | undefined): void
  readonly ModalShell: ComponentType<{
    readonly parts: ModalParts
    /** False while it is only being prepared. */
    readonly isOpen: boolean
    /** Where focus returns to. Defaults to what has focus when the modal appears. */
    readonly opener: Element | null
  }>
}

/** How a button shows an account. */
export type AccountFaceProps = {
  readonly balance?: 'show' | 'hide' | undefined
  readonly namespace?: Namespace | undefined
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

/** What a button of the site's own shows of an account. */
export type OwnFace = {
  readonly address: string | null
  /** The account's name, such as an ENS name. */
  readonly name: string | null
  /** Formatted, with its symbol; null until read. */
  readonly balance: string | null
  readonly network: Network | null
  /** Whether the wallet is on a network that the site doesn't support. `open` then shows the way out. */
  readonly isUnsupported: boolean
  readonly wallet: WalletInfo | null
}

/** How a button shows an account, and what a click on it opens. */
export type AccountLook = {
  readonly AccountFace: ComponentType<AccountFaceProps>
  readonly buttonClass: string
  accountRequest(latchkey: Latchkey, namespace: Namespace | undefined): OpenRequest
}

/** The account's part of the buttons, which isn't needed before a wallet is asked for one. */
export type AccountModule = AccountLook & {
  /** What a button of the site's own shows of an account. */
  readOwnFace(state: State, props: AccountFaceProps): OwnFace
  /** Keeps the account's balance and name up to date until stopped. */
  watchAccount(latchkey: Latchkey, namespace: Namespace | undefined): () => void
}

/** What a page has before the first click: how to load the rest. */
export type PageParts = { readonly modal: Part<ModalModule>; readonly account: Part<AccountModule> }
