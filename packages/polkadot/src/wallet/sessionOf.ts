import type { Connector } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import type { Session } from './Session'

/** The session of a wallet, created on first use. */
export function sessionOf({ sessions }: AdapterState, { id }: Connector): Session {
  const session: Session = sessions.get(id) ?? {
    watchers: new Set(),
    provider: null,
    extension: null,
    accounts: [],
    networkId: null,
    stop: () => undefined,
  }
  sessions.set(id, session)
  return session
}
