import type { Latchkey } from '@latchkey/core'
import type { Part } from '../loader/createPart'
import type { ModalModule } from '../loader/ModalParts'
import type { ButtonContent, ButtonSettings } from './ButtonContent'

/** The account's part of the elements, which isn't needed before a wallet is asked for one. */
export type AccountElementModule = {
  describeAccount(latchkey: Latchkey, settings: ButtonSettings): ButtonContent
}

/** What a page without React has of an instance: the instance, and how to load the rest. */
export type ElementScope = {
  readonly latchkey: Latchkey
  readonly parts: {
    /** Comes with React, and shows the modal from then on. */
    readonly modal: Part<ModalModule>
    readonly account: Part<AccountElementModule>
  }
  /** Takes the modal and the elements of the instance away. */
  readonly stop: () => void
}
