import { createHmac, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Database } from '../database/Database'

/** The keys of tokens: the first signs, all are believed. */
export type SigningKeys = {
  readonly signing: { readonly kid: string; readonly key: KeyObject }
  /** What everybody may know (RFC 7517). */
  readonly published: readonly PublicJwk[]
  /** Something else in place of a text, always the same, that nobody without the key can turn back. */
  hide(text: string): string
}

/** A public key of Ed25519 (RFC 8037). */
export type PublicJwk = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** What stands before the 32 bytes of a key in its PKCS #8 form (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys that the operator has set; else one that is made once and kept in the database. */
export async function createSigningKeys(
  database: Database,
  configured: readonly string[],
): Promise<SigningKeys> {
  const seeds =
    configured.length > 0 ? configured.map((hex) => Buffer.from(hex, 'hex')) : [await own(database)]
  const all = await Promise.all(seeds.map(toPair))
  const [first] = all
  if (!first) throw new TypeError('There is always a key')
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
  // Another process has made it at the same moment: now it is there.
  return row?.value ?? own(database)
}

async function toPair(seed: Buffer) {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' }) as JWK
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  const published: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
  return { key, kid, published, seed }
}
