import type { IncomingMessage } from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import type { ProviderClient } from './ProviderClient'
import { readForm } from './readForm'

/**
 * Checks the secret that a client of Apple signs for each request, and puts the one that the library compares in its
 * place. A secret that is wrong stays, so the library refuses it.
 */
export async function exchangeAppleSecret(
  request: IncomingMessage & { body?: Record<string, string> },
  client: ProviderClient,
  issuer: string,
  secret: string,
): Promise<void> {
  const form = await readForm(request)
  const isSigned = await isSignedSecret(form.get('client_secret') ?? '', client, issuer)
  request.body = { ...Object.fromEntries(form), client_secret: isSigned ? secret : 'not signed' }
}

async function isSignedSecret(jwt: string, client: ProviderClient, issuer: string): Promise<boolean> {
  if (typeof client.secret === 'string') return jwt === client.secret
  const { teamId, keyId, publicKey } = client.secret
  try {
    const { protectedHeader, payload } = await jwtVerify(jwt, await importJWK(publicKey, 'ES256'), {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: client.id,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    })
    const sixMonths = 15_777_000
    return protectedHeader.kid === keyId && Number(payload.exp) - Number(payload.iat) <= sixMonths
  } catch (error) {
    console.warn('Apple client secret refused', error)
    return false
  }
}
