import { currentEntry, getNetwork, type ViewName } from '@latchkey/core'
import type { Namespace, NetworkId } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** The state of the modal. */
export type ModalStatus = {
  readonly open: boolean
  readonly loading: boolean
  readonly view: ViewName
  readonly initialized: boolean
  readonly activeNamespace: Namespace
  readonly networkId: NetworkId | null
}

/** Returns the state of the modal. */
export function useModalState(): ModalStatus {
  return useSelector((state) => ({
    open: state.modal.open,
    loading: state.modal.loading,
    view: currentEntry(state.nav).view,
    initialized: state.initialized,
    activeNamespace: state.network.activeNamespace,
    networkId: getNetwork(state)?.networkId ?? null,
  }))
}
