import type { Connector } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import type { Session } from './Session'

/** The session of a wallet, created on first use. */
export function sessionOf({ sessions }: AdapterState, { provider }: Connector): Session {
  const session: Session = sessions.get(provider) ?? {
    watchers: new Set(),
    extension: null,
    accounts: [],
    networkId: null,
    stop: () => undefined,
  }
  sessions.set(provider, session)
  return session
}
