import { createContext, useContext } from 'react'
import { noProvider, providerDocs } from '../errors'
import type { ModalParts } from '../loader/ModalParts'

/** The content of the card; null outside the modal. */
export const ModalPartsContext = /* @__PURE__ */ createContext<ModalParts | null>(null)

/** Returns the content of the card. @throws noProvider */
export function useModalParts(): ModalParts {
  const parts = useContext(ModalPartsContext)
  if (!parts) throw noProvider({ docs: providerDocs })
  return parts
}
