import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { proofHeader, proofInvalid, proofText } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameRequest } from '../http/handleCall'

/** How far the clock of a visitor may be off, and how long a proof can be used. */
const proofWindowMs = 60_000

const form = /^(\d{1,15})\.([\w-]{22})\.([\w-]{86})$/

/**
 * Checks that a request was signed by a key, now, and for the first time.
 * @throws proofInvalid
 */
export async function checkProof(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  { context, bodyHash }: Pick<FrameRequest, 'context' | 'bodyHash'>,
  publicKey: string,
): Promise<void> {
  const [, ms = '', nonce = '', signature = ''] = form.exec(context.req.header(proofHeader) ?? '') ?? []
  if (ms === '') throw proofInvalid({ reason: 'missing or malformed' })
  const time = Number(ms)
  if (Math.abs(now() - time) > proofWindowMs) throw proofInvalid({ reason: 'not signed now' })
  const { pathname, search } = new URL(context.req.url)
  const text = proofText({
    method: context.req.method,
    path: `${pathname}${search}`,
    bodyHash,
    time,
    nonce,
  })
  const key = { key: readKey(publicKey), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url')))
    throw proofInvalid({ reason: 'wrong signature' })
  // Stored after the check, so strangers can't fill the table.
  const hash = createHash('sha256').update(`${publicKey}\n${nonce}`).digest()
  const fresh = await database.query(
    'insert into frame_proofs (hash, expires_at) values ($1, $2) on conflict do nothing returning 1',
    // A proof may come from a clock that is ahead: it's valid for a window after its own time.
    [hash, new Date(time + 2 * proofWindowMs)],
  )
  if (fresh.length === 0) throw proofInvalid({ reason: 'used before' })
}

/** Reads an uncompressed P-256 point; the library checks that it is on the curve. @throws proofInvalid */
function readKey(publicKey: string): KeyObject {
  const raw = Buffer.from(publicKey, 'base64url')
  if (raw.length !== 65 || raw[0] !== 4) throw proofInvalid({ reason: 'not a P-256 key' })
  const x = raw.toString('base64url', 1, 33)
  const y = raw.toString('base64url', 33)
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  } catch (cause) {
    throw proofInvalid({ reason: 'not a P-256 key' }, { cause })
  }
}
