import { useContext } from 'react'
import { noProvider } from '../hooks/noProvider'
import type { ModalParts } from '../loader/ModalParts'
import { ModalPartsContext } from './ModalPartsContext'

/** The parts that the card is filled with. @throws noProvider */
export function useModalParts(): ModalParts {
  const parts = useContext(ModalPartsContext)
  if (!parts) throw noProvider()
  return parts
}
