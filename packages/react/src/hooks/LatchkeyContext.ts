import type { Latchkey } from '@latchkey/core'
import { createContext } from 'react'
import type { PageParts } from '../loader/ModalParts'

/** What a provider passes down: its instance and the loaders. */
export type LatchkeyScope = { readonly latchkey: Latchkey; readonly parts: PageParts }

/** The scope of the nearest provider, or null. */
export const LatchkeyContext = /* @__PURE__ */ createContext<LatchkeyScope | null>(null)
