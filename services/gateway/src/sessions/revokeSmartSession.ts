import type { revokeSmartSession as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSession } from './findSession'
import { isAccountsWord } from './isAccountsWord'
import { parseSessionAccount } from './parseSessionAccount'
import { sessionRefusals } from './sessionRefusals'

/** Ends a session for good, on the account's own word; its key is gone with it. */
export function revokeSmartSession({ database, nodes, now }: Services): Handler<typeof contract> {
  return async ({ params, body, project }) => {
    const account = parseSessionAccount(nodes, params.address)
    const { pci, revokedAt, activatedAt } = await findSession(database, { pci: body.pci, project, account })
    if (revokedAt) throw sessionRefusals.sessionRevoked()
    if (!activatedAt) throw sessionRefusals.sessionPending()
    const isSigned = await isAccountsWord('revoke', { pci, account, project, signature: body.signature })
    if (!isSigned) throw sessionRefusals.sessionSignature()
    const done = await database.query(
      'update smart_sessions set revoked_at = $2, sealed_key = null where pci = $1 and revoked_at is null returning 1',
      [pci, new Date(now())],
    )
    if (done.length === 0) throw sessionRefusals.sessionRevoked()
    return {}
  }
}
