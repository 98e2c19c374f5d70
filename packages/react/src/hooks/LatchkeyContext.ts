import type { Latchkey } from '@latchkey/core'
import { createContext } from 'react'
import type { ModalLoader } from '../loader/createModalLoader'

/** What a provider hands down: its instance, and the parts of the modal as far as they are loaded. */
export type LatchkeyScope = { readonly latchkey: Latchkey; readonly loader: ModalLoader }

/** The nearest provider's scope; null outside of every provider. */
export const LatchkeyContext = /* @__PURE__ */ createContext<LatchkeyScope | null>(null)
