import { createContext } from 'react'
import type { ModalParts } from '../loader/ModalParts'

/** The parts that the card is filled with; null outside of the modal. */
export const ModalPartsContext = /* @__PURE__ */ createContext<ModalParts | null>(null)
