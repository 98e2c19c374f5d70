import type { Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'

/** The only family of chains whose wallets the visitor was led to, if there is one. */
export function wantedFamily({ nav }: State): Namespace | undefined {
  const [first] = nav.stack
  return first.view === 'Connect' ? first.data.namespace : undefined
}
