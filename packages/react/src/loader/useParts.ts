import { useContext } from 'react'
import { noProvider } from '../hooks/noProvider'
import type { ModalParts } from './ModalParts'
import { PartsContext } from './PartsContext'

/** The parts of the modal of the nearest provider. @throws noProvider */
export function useParts(): ModalParts {
  const parts = useContext(PartsContext)
  if (!parts) throw noProvider()
  return parts
}
