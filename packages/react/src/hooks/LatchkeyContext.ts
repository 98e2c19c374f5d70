import type { Latchkey } from '@latchkey/core'
import { createContext } from 'react'
import type { PageParts } from '../loader/ModalParts'

/** What a provider hands down: its instance, and how to get the rest of the program. */
export type LatchkeyScope = { readonly latchkey: Latchkey; readonly parts: PageParts }

/** The scope of the nearest provider; null outside of every provider. */
export const LatchkeyContext = /* @__PURE__ */ createContext<LatchkeyScope | null>(null)
