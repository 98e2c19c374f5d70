import { passkeyRefused } from '@latchkey/protocol'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { checkTopOrigin } from './checkTopOrigin'
import type { Passkey, PasskeyResponse } from './Passkey'
import { relyingParty } from './relyingParty'

/** An answer to check. */
export type AskedPasskey = {
  readonly context: Context
  readonly response: PasskeyResponse
  readonly challenge: string
  /** The page that may be around the frame. */
  readonly siteOrigin: string
}

/** Checks the answer of a passkey, and notes its counter. @throws passkeyRefused */
export async function verifyPasskey(
  { database, settings, now }: Pick<FrameServices, 'database' | 'settings' | 'now'>,
  { publicKey, counter }: Passkey,
  { context, response: given, challenge, siteOrigin }: AskedPasskey,
): Promise<void> {
  const { id: credentialId, rawId, type, response } = given
  const { clientDataJSON, authenticatorData, signature } = response
  checkTopOrigin(clientDataJSON, siteOrigin)
  const { id, origin } = relyingParty(settings, context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...{ id: credentialId, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedTopOrigin: siteOrigin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyRefused({}, { cause })
  })
  if (!verified) throw passkeyRefused()
  await database.query(
    'update frame_passkeys set counter = greatest(counter, $2), used_at = $3 where credential_id = $1',
    [credentialId, authenticationInfo.newCounter, new Date(now())],
  )
}
