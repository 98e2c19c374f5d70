import type { Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'

/** Returns the family that the visitor was sent to connect, if there is one. */
export function wantedFamily({ nav }: State): Namespace | undefined {
  const [first] = nav.stack
  return first.view === 'Connect' ? first.data.namespace : undefined
}
