import { createHmac, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Database } from '../database/Database'

/** The keys of tokens: the first signs, all verify. */
export type SigningKeys = {
  readonly signing: { readonly kid: string; readonly key: KeyObject }
  /** The public part (RFC 7517). */
  readonly published: readonly PublicJwk[]
  /** Replaces a text by a keyed hash, which is always the same and can't be reversed without the key. */
  hide(text: string): string
}

/** An Ed25519 public key (RFC 8037). */
export type PublicJwk = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** The bytes before the key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Returns the operator's keys, or one that is generated once and stored in the database. */
export async function createSigningKeys(
  database: Database,
  configured: readonly string[],
): Promise<SigningKeys> {
  const seeds =
    configured.length > 0 ? configured.map((hex) => Buffer.from(hex, 'hex')) : [await own(database)]
  const all = await Promise.all(seeds.map(toPair))
  const [first] = all
  if (!first) throw new TypeError('No signing key')
  const hide = (text: string) =>
    createHmac('sha256', first.seed).update(`hidden ${text}`).digest('base64url').slice(0, 22)
  return { signing: first, published: all.map(({ published }) => published), hide }
}

async function own(database: Database): Promise<Buffer> {
  const [row] = await database.query<{ value: Buffer }>(
    `with made as (insert into secrets (name, value) values ($1, $2) on conflict do nothing returning value)
     select value from made union all select value from secrets where name = $1`,
    ['sign-in', randomBytes(32)],
  )
  // Another process created it at the same moment; read it again.
  return row?.value ?? own(database)
}

async function toPair(seed: Buffer) {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' }) as JWK
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  const published: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
  return { key, kid, published, seed }
}
