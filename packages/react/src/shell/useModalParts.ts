import { createContext, useContext } from 'react'
import { noProvider } from '../errors'
import type { ModalParts } from '../loader/ModalParts'

/** The parts that the card is filled with; null outside of the modal. */
export const ModalPartsContext = /* @__PURE__ */ createContext<ModalParts | null>(null)

/** The parts that the card is filled with. @throws noProvider */
export function useModalParts(): ModalParts {
  const parts = useContext(ModalPartsContext)
  if (!parts) throw noProvider()
  return parts
}
