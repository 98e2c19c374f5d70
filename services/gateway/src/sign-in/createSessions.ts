import { randomUUID } from 'node:crypto'
import type { Database } from '../database/Database'
import { accountOf } from './accountOf'
import type { Session } from './Session'

/** Who is signed in, over all processes that share the database. */
export type Sessions = {
  /** Begins a session by a nonce that nobody has used; nothing where somebody has. All or nothing. */
  begin(session: Omit<Session, 'id'>, nonce: UsedNonce): Promise<Session | undefined>
  /** The session while it lives. */
  find(project: string, id: string): Promise<Session | undefined>
  /** The sessions of the same account at the same project, newest first. */
  listLike(session: Session): Promise<Session[]>
  /** Ends a session of the same account at the same project; whether there was one. */
  endLike(session: Session, id: string): Promise<boolean>
  end(project: string, id: string): Promise<void>
}

/** A nonce and until when its token could be shown. */
export type UsedNonce = { readonly nonce: string; readonly expiresAt: Date }

const columns = 'id, project, chain, address, domain, signed_in_at as "signedInAt", expires_at as "expiresAt"'

/** An account that signs in more often than this is signed out where it was first. */
const mostPerAccount = 50

/** The sessions in the database. */
export function createSessions(database: Database, now: () => number): Sessions {
  const living = () => new Date(now())
  return {
    async begin(session, { nonce, expiresAt }) {
      const { project, chain, address, domain } = session
      const account = accountOf(session)
      // One statement: of two that come with the same nonce, the second waits for the first and then begins nothing.
      const [begun] = await database.query<Session>(
        `with taken as (
           insert into sign_in_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning 1)
         insert into sign_in_sessions (id, project, chain, address, account, domain, signed_in_at, expires_at)
         select $3::uuid, $4, $5, $6, $7, $8, $9::timestamptz, $10::timestamptz from taken
         returning ${columns}`,
        [
          ...[nonce, expiresAt, randomUUID(), project, chain, address, account, domain],
          ...[session.signedInAt, session.expiresAt],
        ],
      )
      if (begun)
        await database.query(
          `delete from sign_in_sessions where id in (
             select id from sign_in_sessions where project = $1 and account = $2
             order by signed_in_at desc, id offset $3)`,
          [project, account, mostPerAccount],
        )
      return begun
    },
    async find(project, id) {
      const rows = await database.query<Session>(
        `select ${columns} from sign_in_sessions where id = $1 and project = $2 and expires_at > $3`,
        [id, project, living()],
      )
      return rows[0]
    },
    listLike: (session) =>
      database.query<Session>(
        `select ${columns} from sign_in_sessions where project = $1 and account = $2 and expires_at > $3
         order by signed_in_at desc, id`,
        [session.project, accountOf(session), living()],
      ),
    async endLike(session, id) {
      const rows = await database.query(
        'delete from sign_in_sessions where id = $1 and project = $2 and account = $3 returning 1',
        [id, session.project, accountOf(session)],
      )
      return rows.length > 0
    },
    async end(project, id) {
      await database.query('delete from sign_in_sessions where id = $1 and project = $2', [id, project])
    },
  }
}
