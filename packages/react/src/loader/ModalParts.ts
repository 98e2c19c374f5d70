import type { Latchkey, OpenRequest, ViewData, ViewName } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
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

/** The account's part of the buttons, which isn't needed before a wallet is asked for one. */
export type AccountModule = {
  readonly AccountFace: ComponentType<AccountFaceProps>
  readonly buttonClass: string
  /** What a click on an account opens. */
  accountRequest(latchkey: Latchkey, namespace: Namespace | undefined): OpenRequest
}

/** What a page has before the first click: how to load the rest. */
export type PageParts = { readonly modal: Part<ModalModule>; readonly account: Part<AccountModule> }
