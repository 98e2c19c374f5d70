import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import type { State } from '../store/State'

const views: ReadonlySet<string> = new Set(['SIWXSignMessage', 'ConnectingSiwe'])

/** The view that a site's kind of sign-in is shown in. */
export function signInView({ options }: Pick<Latchkey, 'options'>): 'SIWXSignMessage' | 'ConnectingSiwe' {
  return options.siwx ? 'SIWXSignMessage' : 'ConnectingSiwe'
}

/** Whether the visitor sees the sign-in view, now or in an earlier state. */
export function isSignInShown(
  { options, getState }: Pick<Latchkey, 'options' | 'getState'>,
  { modal, nav }: Pick<State, 'modal' | 'nav'> = getState(),
): boolean {
  return (options.enableEmbedded || modal.open) && views.has(currentEntry(nav).view)
}
