import type { Namespace, NetworkId } from '@latchkey/protocol'
import { currentEntry } from '../nav/currentEntry'
import type { ViewName } from '../nav/views'
import { getNetwork } from '../network/getNetwork'
import type { State } from '../store/State'

/** The state of the modal as hooks and bindings give it. */
export type ModalStatus = {
  readonly open: boolean
  readonly loading: boolean
  readonly view: ViewName
  readonly initialized: boolean
  readonly activeNamespace: Namespace
  readonly networkId: NetworkId | null
}

/** Returns the state of the modal. */
export function getModalStatus(state: State): ModalStatus {
  return {
    open: state.modal.open,
    loading: state.modal.loading,
    view: currentEntry(state.nav).view,
    initialized: state.initialized,
    activeNamespace: state.network.activeNamespace,
    networkId: getNetwork(state)?.networkId ?? null,
  }
}
