import { randomUUID } from 'node:crypto'
import { accountOf } from '@latchkey/verify'
import type { Database } from '../database/Database'
import type { Session, SignedIn } from './Session'

const nameOf = ({ chain, address }: Pick<SignedIn, 'chain' | 'address'>) => accountOf(`${chain}:${address}`)

/** The signed-in sessions, across all processes that share the database. */
export type Sessions = {
  /** Starts a session with an unused nonce; nothing if it was used. Atomic. */
  begin(signedIn: SignedIn, nonce: UsedNonce): Promise<Session | undefined>
  /** Returns an active session. */
  find(project: string, id: string): Promise<Session | undefined>
  /** Gives the session a new token, unless another request just did; nothing if it has ended. */
  rotate(session: Session): Promise<Session | undefined>
  /** Lists the sessions of the same account at the same project, newest first. */
  listLike(signedIn: Pick<SignedIn, 'project' | 'chain' | 'address'>): Promise<Session[]>
  /** Ends a session of the same account at the same project. */
  endLike(signedIn: Pick<SignedIn, 'project' | 'chain' | 'address'>, id: string): Promise<void>
  end(project: string, id: string): Promise<void>
}

/** A nonce and when its token expires. */
export type UsedNonce = { readonly nonce: string; readonly expiresAt: Date }

const columns = `id, project, chain, address, domain, signed_in_at as "signedInAt", expires_at as "expiresAt",
  token, token_issued_at as "tokenIssuedAt", token_expires_at as "tokenExpiresAt", previous_token as "previousToken"`

/** The clocks of gateways differ: none may forget a nonce whose token another still accepts. */
const sparedMs = 600_000
/** An account that signs in more often than this loses its oldest session. */
const mostPerAccount = 50

/** Stores sessions in the database; each token is valid for `tokenMs`. */
export function createSessions(database: Database, now: () => number, tokenMs: number): Sessions {
  const moment = () => new Date(now())
  // A token never outlives its session.
  const tokenEnd = ({ expiresAt }: SignedIn) => new Date(Math.min(now() + tokenMs, expiresAt.getTime()))
  const first = async (text: string, values: readonly (string | Date)[]) =>
    (await database.query<Session>(text, values))[0]
  const find = (project: string, id: string) =>
    first(`select ${columns} from sign_in_sessions where id = $1 and project = $2 and expires_at > $3`, [
      ...[id, project, moment()],
    ])
  return {
    find,
    async begin(signedIn, { nonce, expiresAt }) {
      const { project, chain, address, domain } = signedIn
      const account = nameOf(signedIn)
      // One statement: of two requests with the same nonce, the second waits for the first and then inserts nothing.
      const begun = await first(
        `with taken as (
           insert into sign_in_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning 1)
         insert into sign_in_sessions (id, project, chain, address, account, domain, signed_in_at, expires_at,
           token, token_issued_at, token_expires_at)
         select $3::uuid, $4, $5, $6, $7, $8, $9::timestamptz, $10::timestamptz,
           $11::uuid, $12::timestamptz, $13::timestamptz from taken
         returning ${columns}`,
        [
          ...[
            nonce,
            new Date(expiresAt.getTime() + sparedMs),
            randomUUID(),
            project,
            chain,
            address,
            account,
            domain,
          ],
          ...[signedIn.signedInAt, signedIn.expiresAt, randomUUID(), moment(), tokenEnd(signedIn)],
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
    async rotate(session) {
      const { id, project, token } = session
      const rotated = await first(
        `update sign_in_sessions set token = $3, previous_token = token, token_issued_at = $4, token_expires_at = $5
         where id = $1 and token = $2 returning ${columns}`,
        [id, token, randomUUID(), moment(), tokenEnd(session)],
      )
      return rotated ?? find(project, id)
    },
    listLike: (signedIn) =>
      database.query<Session>(
        `select ${columns} from sign_in_sessions where project = $1 and account = $2 and expires_at > $3
         order by signed_in_at desc, id`,
        [signedIn.project, nameOf(signedIn), moment()],
      ),
    async endLike(signedIn, id) {
      await database.query('delete from sign_in_sessions where id = $1 and project = $2 and account = $3', [
        id,
        signedIn.project,
        nameOf(signedIn),
      ])
    },
    async end(project, id) {
      await database.query('delete from sign_in_sessions where id = $1 and project = $2', [id, project])
    },
  }
}
