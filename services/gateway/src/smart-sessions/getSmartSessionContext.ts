import type { getSmartSessionContext as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { assertActive } from './assertActive'
import { findSmartSession } from './findSmartSession'
import { parseSmartSessionAccount } from './parseSmartSessionAccount'

/** Returns what the wallet gave for an active session. */
export function getSmartSessionContext({ database, nodes, now }: Services): Handler<typeof contract> {
  return async ({ params, query: { pci }, project }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    const session = await findSmartSession(database, { pci, project, account })
    assertActive(session, now())
    return { context: session.context ?? '0x' }
  }
}
