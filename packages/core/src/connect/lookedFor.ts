import type { Namespace } from '@latchkey/protocol'
import type { ConnectState } from './ConnectState'

/** Marks the restoring of a namespace as done. */
export function lookedFor(connect: ConnectState, namespace: Namespace): ConnectState {
  return { ...connect, restoring: connect.restoring.filter((name) => name !== namespace) }
}
