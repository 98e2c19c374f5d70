import type { Connector } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import { enabledMemory } from './enabledMemory'
import { sessionOf } from './sessionOf'

/** [DOT-1] Forgets the extension. It can't be told to forget the site: only its user can do that, inside it. */
export async function disconnect(state: AdapterState, connector: Connector): Promise<void> {
  const session = sessionOf(state, connector)
  session.stop()
  Object.assign(session, { extension: null, accounts: [], networkId: null })
  enabledMemory.remove(state.options, connector.id)
}
