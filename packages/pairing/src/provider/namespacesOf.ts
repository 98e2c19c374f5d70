import type { Session } from '../store/SignerState'

/** The families of chains that a session holds; wallets may split them by chain. */
export function namespacesOf(session: Session): readonly string[] {
  return [...new Set(Object.keys(session.namespaces).map((key) => key.split(':', 1)[0] ?? ''))]
}
