import type { Latchkey, OpenRequest, ViewData, ViewName } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import type { applyTheme } from '@latchkey/ui'
import type { ComponentType } from 'react'
import type { Dictionary } from '../i18n/Dictionary'
import type { LocaleName } from '../i18n/matchLocale'
import type { Part } from './createPart'

/** A view of whichever name; its data were joined to it on the view stack. */
export type AnyView = ComponentType<{ readonly data: ViewData[ViewName] }>

/** What the modal is filled with: the views and the languages, each loaded once per provider. */
export type ModalParts = {
  readonly view: (name: ViewName) => Part<AnyView>
  readonly dictionary: (locale: LocaleName) => Part<Dictionary>
  /** What puts a site's own colours in place; a site without any does not load it. */
  readonly theme: Part<typeof applyTheme>
  /** [NAV-14] What a site with a gateway shows below the account. */
  readonly assets: Part<ComponentType>
  /** What shows messages to whoever builds the site. */
  readonly debug: Part<ComponentType>
}

/** The modal itself as it comes from the network. */
export type ModalModule = {
  readonly parts: ModalParts
  /** Loads what a view needs before it is shown; without a view, the one that an opening would show. */
  preload(view: ViewName | undefined): void
  readonly ModalShell: ComponentType<{
    readonly parts: ModalParts
    /** False while it is only being prepared. */
    readonly isOpen: boolean
    /** Where the focus returns to; what has the focus when the modal appears, if this is missing. */
    readonly opener: Element | null
  }>
}

/** What an account looks like in a button. */
export type AccountFaceProps = {
  readonly balance?: 'show' | 'hide' | undefined
  readonly namespace?: Namespace | undefined
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

/** The account's side of the buttons, which nobody needs before a wallet is asked for one. */
export type AccountModule = {
  readonly AccountFace: ComponentType<AccountFaceProps>
  readonly buttonClass: string
  /** What a click on an account opens. */
  accountRequest(latchkey: Latchkey, namespace: Namespace | undefined): OpenRequest
}

/** What a page holds before the first click: how to get the rest. */
export type PageParts = { readonly modal: Part<ModalModule>; readonly account: Part<AccountModule> }
