import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import type { State } from '../store/State'

const views: ReadonlySet<string> = new Set(['SIWXSignMessage', 'ConnectingSiwe'])

/** Whether the visitor sees the view of the sign-in, now or in an earlier state. */
export function isSignInShown(
  { options, getState }: Pick<Latchkey, 'options' | 'getState'>,
  { modal, nav }: Pick<State, 'modal' | 'nav'> = getState(),
): boolean {
  return (options.enableEmbedded || modal.open) && views.has(currentEntry(nav).view)
}
