import type { Session } from '../store/SignerState'

/** Returns the CAIP-10 accounts of one family in a session. */
export function accountsIn(session: Session, namespace: string): readonly string[] {
  const all = Object.values(session.namespaces).flatMap(({ accounts }) => accounts)
  return all.filter((account) => account.startsWith(`${namespace}:`))
}

/** Returns the families in a session; wallets may split them by chain. */
export function namespacesOf(session: Session): readonly string[] {
  return [...new Set(Object.keys(session.namespaces).map((key) => key.split(':', 1)[0] ?? ''))]
}
