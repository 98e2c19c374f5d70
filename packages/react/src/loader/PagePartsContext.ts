import { createContext } from 'react'
import type { PageParts } from './ModalParts'

/** The nearest provider's parts; null outside of every provider. */
export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | null>(null)
