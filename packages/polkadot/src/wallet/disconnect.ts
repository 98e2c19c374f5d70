import type { Connector, PairedProvider } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { isPaired } from '../paired/isPaired'
import { enabledMemory } from './enabledMemory'
import { sessionOf } from './sessionOf'

/** The visitor has already left, so a relay that doesn't answer must not hold that up. */
const limitMs = 1500

async function disconnectPaired({ provider }: Connector): Promise<void> {
  try {
    await withTimeLimit((provider as Partial<PairedProvider>).disconnect?.(), limitMs)
  } catch {
    // The wallet can't be reached: the site forgets it all the same.
  }
}

/** [DOT-1] Forgets a wallet. An extension can't be told to forget the site: only its user can do that. */
export async function disconnect(state: AdapterState, connector: Connector): Promise<void> {
  if (isPaired(connector)) return disconnectPaired(connector)
  const session = sessionOf(state, connector)
  session.stop()
  Object.assign(session, { provider: null, extension: null, accounts: [], networkId: null })
  enabledMemory.remove(state.options, connector.id)
}
