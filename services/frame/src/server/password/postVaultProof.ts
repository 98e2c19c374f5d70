import { createPublicKey, verify } from 'node:crypto'
import {
  actionNotAllowed,
  type postVaultProof as contract,
  proofInvalid,
  vaultProofText,
} from '@latchkey/protocol'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { noteOpened } from '../vault/noteOpened'
import { passwordLimits, returnTry } from './passwordLimits'

/**
 * Notes that a page opened the wallet, which only the vault's own key can show: the server can't tell a right password
 * from a wrong one, and a login alone must not be able to change the wallet. @throws proofInvalid, actionNotAllowed
 */
export function postVaultProof(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async ({ body, address, known: session }) => {
    const { userId, publicKey, isWindow } = session
    if (isWindow) throw actionNotAllowed()
    await database.transaction(async (sql) => {
      // A new key of the vault takes its turn before or after this, never meanwhile.
      const [vault] = await sql.query<{ proofKey: string | null }>(
        'select proof_key as "proofKey" from frame_vaults where user_id = $1 for update',
        [userId],
      )
      if (
        !vault?.proofKey ||
        !isSigned(vault.proofKey, vaultProofText({ user: userId, publicKey }), body.signature)
      )
        throw proofInvalid({ reason: 'vault' })
      if (!(await noteOpened(sql, now(), session))) return
      await returnTry(sql, passwordLimits(userId, address))
      await noteAudit(sql, now(), 'password-opened', session)
    })
    return { ok: true }
  }
}

function isSigned(proofKey: string, text: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: proofKey }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}
