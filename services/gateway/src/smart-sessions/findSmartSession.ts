import { type GrantedTerms, grantedTerms } from '@latchkey/protocol'
import { parse } from 'valibot'
import type { Queryable } from '../database/Database'
import type { Project } from '../projects/Project'
import type { SmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionRefusals } from './smartSessionRefusals'

/** A smart session as stored. */
export type StoredSmartSession = {
  readonly pci: string
  readonly terms: GrantedTerms
  /** The gateway's own key, uncompressed. */
  readonly publicKey: string
  /** Null once the session is revoked. */
  readonly sealedKey: Buffer | null
  readonly context: string | null
  readonly expiresAt: Date
  readonly createdAt: Date
  readonly activatedAt: Date | null
  readonly revokedAt: Date | null
}

/** Identifies a session, and who may see it: for other projects and accounts it doesn't exist. */
export type SmartSessionKey = {
  readonly pci: string
  readonly project: Pick<Project, 'id'>
  readonly account: Pick<SmartSessionAccount, 'id'>
}

/** Returns a smart session; `for update` locks it until the transaction ends. @throws sessionUnknown */
export async function findSmartSession(
  sql: Queryable,
  { pci, project, account }: SmartSessionKey,
  lock: '' | 'for update' = '',
): Promise<StoredSmartSession> {
  const [row] = await sql.query<Omit<StoredSmartSession, 'terms'> & { terms: string }>(
    `select pci, terms, public_key as "publicKey", sealed_key as "sealedKey", context, expires_at as "expiresAt",
            created_at as "createdAt", activated_at as "activatedAt", revoked_at as "revokedAt"
     from smart_sessions where pci = $1 and project = $2 and account = $3 ${lock}`,
    [pci, project.id, account.id],
  )
  if (!row) throw smartSessionRefusals.sessionUnknown()
  return { ...row, terms: parse(grantedTerms, JSON.parse(row.terms)) }
}
