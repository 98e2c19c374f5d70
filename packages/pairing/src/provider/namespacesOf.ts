import type { Session } from '../store/SignerState'

/** Returns the families in a session; wallets may split them by chain. */
export function namespacesOf(session: Session): readonly string[] {
  return [...new Set(Object.keys(session.namespaces).map((key) => key.split(':', 1)[0] ?? ''))]
}
