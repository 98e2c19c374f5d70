import type { Namespace } from '@latchkey/protocol'
import type { ConnectState } from './ConnectState'

/** Nothing of a namespace is being restored any longer. */
export function lookedFor(connect: ConnectState, namespace: Namespace): ConnectState {
  return { ...connect, restoring: connect.restoring.filter((name) => name !== namespace) }
}
