import type { Session } from '../store/SignerState'

/** The accounts of one family in a session, CAIP-10. */
export function accountsIn(session: Session, namespace: string): readonly string[] {
  const all = Object.values(session.namespaces).flatMap(({ accounts }) => accounts)
  return all.filter((account) => account.startsWith(`${namespace}:`))
}
