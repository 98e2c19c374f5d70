import { socialFailed } from '@latchkey/protocol'
import { importPKCS8, SignJWT } from 'jose'

/**
 * Signs the secret of Apple's clients: a token of five minutes. The setting holds the team, the key's id, and the key
 * (PKCS #8 in base64) with colons between them. @throws socialFailed
 */
export async function appleSecret(setting: string, clientId: string, audience: string): Promise<string> {
  const [teamId = '', keyId = '', pkcs8 = ''] = setting.split(':')
  try {
    const key = await importPKCS8(`-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`, 'ES256')
    return await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)
  } catch (cause) {
    throw socialFailed({ provider: 'Apple' }, { cause })
  }
}
