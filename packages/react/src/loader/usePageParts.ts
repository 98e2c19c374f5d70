import { useContext } from 'react'
import { noProvider } from '../hooks/noProvider'
import type { PageParts } from './ModalParts'
import { PagePartsContext } from './PagePartsContext'

/** The parts of the nearest provider. @throws noProvider */
export function usePageParts(): PageParts {
  const parts = useContext(PagePartsContext)
  if (!parts) throw noProvider()
  return parts
}
