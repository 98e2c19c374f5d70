import type { getSmartSessions as contract, SmartSession } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { parseSmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionLimits } from './smartSessionLimits'

type Row = Pick<SmartSession, 'pci' | 'context'> & {
  readonly terms: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

/**
 * Lists what an account granted to the calling project, and to no other. Active ones come first, those confirmed by
 * the account before the rest, so strangers can't crowd them out.
 */
export function getSmartSessions({ database, nodes, now }: Services): Handler<typeof contract> {
  return async ({ params, project }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    const rows = await database.query<Row>(
      `select pci, terms, context, created_at as "createdAt", revoked_at as "revokedAt" from smart_sessions
       where project = $1 and account = $2 and activated_at is not null
       order by (revoked_at is null and expires_at > $3) desc, is_confirmed desc, created_at desc, pci limit $4`,
      [project.id, account.id, new Date(now()), smartSessionLimits.mostListed],
    )
    const { id, name } = project
    return {
      pcis: rows.map((row) => ({ project: { id, name, url: null, iconUrl: null }, ...toListed(row) })),
    }
  }
}

function toListed({ pci, terms, context, createdAt, revokedAt }: Row): Omit<SmartSession, 'project'> {
  // Its schema was checked before it was stored.
  const { expiry, permissions, policies } = JSON.parse(terms)
  return {
    pci,
    expiry,
    createdAt: toSeconds(createdAt),
    permissions,
    policies,
    context,
    revokedAt: revokedAt && toSeconds(revokedAt),
  }
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}
