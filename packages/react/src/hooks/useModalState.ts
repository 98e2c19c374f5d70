import { getModalStatus, type ModalStatus } from '@latchkey/core'
import { useSelector } from './useSelector'

/** Returns the state of the modal. */
export function useModalState(): ModalStatus {
  return useSelector(getModalStatus)
}
