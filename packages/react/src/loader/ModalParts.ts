import type { ViewData, ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Dictionary } from '../i18n/Dictionary'
import type { LocaleName } from '../i18n/locales'
import type { Part } from './createPart'

/** What the shell is given. */
export type ShellProps = {
  /** Stands in the page where it is put, instead of over it. */
  readonly isEmbedded?: boolean
  /** Where the focus returns to; what has the focus when the modal appears, if this is missing. */
  readonly opener?: Element | null
}

/** A view of whichever name; its data were joined to it on the view stack. */
export type AnyView = ComponentType<{ readonly data: ViewData[ViewName] }>

/** The pieces the modal is put together from, each loaded once per provider. */
export type ModalParts = {
  readonly shell: Part<ComponentType<ShellProps>>
  readonly view: (name: ViewName) => Part<AnyView>
  readonly dictionary: (locale: LocaleName) => Part<Dictionary>
}
