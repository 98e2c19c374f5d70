import { randomUUID } from 'node:crypto'
import type { postSmartSession as contract, GrantedTerms } from '@latchkey/protocol'
import type { Context } from 'hono'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { clientAddress } from '../http/clientAddress'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import type { KeyKeeper } from './keys/createKeyKeeper'
import { lockAccount } from './lockAccount'
import { parseSmartSessionAccount, type SmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionLimits } from './smartSessionLimits'
import { smartSessionRefusals } from './smartSessionRefusals'
import { compileRules } from './terms/compileRules'
import { readTerms } from './terms/readTerms'

/** Starts a smart session on terms the gateway understands, with a new key that never leaves it. */
export function postSmartSession(services: Services, keeper: KeyKeeper): Handler<typeof contract> {
  const { database, nodes, now } = services
  return async ({ params, body, project, context }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    limitWhoBegins(services, context, account)
    const terms = readTerms(body)
    assertBeginning(terms, account, now())
    const pci = randomUUID()
    const privateKey = generatePrivateKey()
    const { publicKey } = privateKeyToAccount(privateKey)
    const sealed = await keeper.seal(pci, privateKey)
    await database.transaction(async (sql) => {
      await lockAccount(sql, project, account)
      const [row] = await sql.query<{ count: number }>(
        `select count(*)::int as count from smart_sessions
         where project = $1 and account = $2 and activated_at is null and created_at > $3`,
        [project.id, account.id, new Date(now() - smartSessionLimits.pendingMs)],
      )
      if ((row?.count ?? 0) >= smartSessionLimits.mostPending) throw smartSessionRefusals.sessionsFull()
      await sql.query(
        `insert into smart_sessions (pci, project, account, terms, public_key, sealed_key, expires_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          pci,
          project.id,
          account.id,
          JSON.stringify(terms),
          publicKey,
          sealed,
          new Date(terms.expiry * 1_000),
          new Date(now()),
        ],
      )
    })
    return { pci, key: { type: 'secp256k1', publicKey } }
  }
}

/** @throws tooMany */
function limitWhoBegins(
  { config, limiter, signIn }: Services,
  context: Context,
  account: SmartSessionAccount,
): void {
  // Hashed: counts stay in the database for a day.
  const from = signIn.keys.hide(clientAddress(context, config))
  const seconds =
    limiter.take(`sessions ${from}`, smartSessionLimits.begunPerMinute, 60) ||
    limiter.take(`sessions a day ${from}`, smartSessionLimits.begunPerDay, 86_400) ||
    limiter.take(`sessions ${from} ${account.id}`, smartSessionLimits.begunPerHour, 3_600)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}

/** @throws sessionTerms */
function assertBeginning(terms: GrantedTerms, account: SmartSessionAccount, now: number): void {
  const { expiry, signer } = terms
  const seconds = now / 1_000
  if (expiry <= seconds)
    throw smartSessionRefusals.sessionTerms({ field: 'expiry', reason: 'already in the past' })
  if (expiry > seconds + smartSessionLimits.longestSeconds)
    throw smartSessionRefusals.sessionTerms({ field: 'expiry', reason: 'too far in the future' })
  if (signer.data.keys.length !== 1)
    throw smartSessionRefusals.sessionTerms({ field: 'signer', reason: 'exactly one key is required' })
  if (JSON.stringify(terms).length > smartSessionLimits.termsLength)
    throw smartSessionRefusals.sessionTerms({ field: 'permissions', reason: 'too long' })
  compileRules(terms, account.address)
}
