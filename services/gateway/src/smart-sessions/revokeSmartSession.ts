import type { revokeSmartSession as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSmartSession } from './findSmartSession'
import { isSignedByAccount } from './isSignedByAccount'
import { parseSmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionRefusals } from './smartSessionRefusals'

/**
 * Ends a session for good, with the account's signature, and deletes its key. One that waits for its activation ends too:
 * the wallet may take back what it granted before the site activates it.
 */
export function revokeSmartSession({ database, nodes, now }: Services): Handler<typeof contract> {
  return async ({ params, body, project }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    const { pci, revokedAt } = await findSmartSession(database, {
      pci: body.pci,
      project,
      account,
    })
    if (revokedAt) throw smartSessionRefusals.sessionRevoked()
    const isSigned = await isSignedByAccount({ pci, account, project, signature: body.signature })
    if (!isSigned) throw smartSessionRefusals.sessionSignature()
    const done = await database.query(
      'update smart_sessions set revoked_at = $2, sealed_key = null where pci = $1 and revoked_at is null returning 1',
      [pci, new Date(now())],
    )
    if (done.length === 0) throw smartSessionRefusals.sessionRevoked()
    return {}
  }
}
