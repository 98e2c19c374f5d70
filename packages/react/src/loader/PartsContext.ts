import { createContext } from 'react'
import type { ModalParts } from './ModalParts'

/** The nearest provider's parts of the modal; null outside of every provider. */
export const PartsContext = /* @__PURE__ */ createContext<ModalParts | null>(null)
