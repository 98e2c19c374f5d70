import { generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'jose'
import type { ProviderClient } from './ProviderClient'
import { type ProviderName, providerKinds } from './providerKinds'

/** The clients of the development providers, and the settings of the frame that match them. */
export type DevelopmentClients = {
  readonly clients: Readonly<Record<ProviderName, ProviderClient>>
  /** Returns the frame's environment for providers at an address: `FRAME_SOCIAL_GOOGLE_ID` and so on. */
  readonly settingsFor: (providersUrl: string) => Readonly<Record<string, string>>
}

/** Creates a client at each development provider for a frame at these addresses. */
export function createDevelopmentClients(frameUrls: readonly string[]): DevelopmentClients {
  const names = Object.keys(providerKinds) as ProviderName[]
  const made = names.map((name) => {
    const redirectUris = frameUrls.map((url) => new URL(`/social/callback/${name}`, url).href)
    const { secret, setting } = name === 'apple' ? createAppleSecret() : createSecret(name)
    const client: ProviderClient = { id: `latchkey-${name}`, redirectUris, secret }
    return { name, client, setting }
  })
  const settingsFor = (providersUrl: string) =>
    Object.fromEntries(
      made.flatMap(({ name, client, setting }) => {
        const prefix = `FRAME_SOCIAL_${name.toUpperCase()}`
        return [
          [`${prefix}_ID`, client.id],
          [`${prefix}_SECRET`, setting],
          [`${prefix}_ISSUER`, new URL(`/${name}`, providersUrl).href],
        ]
      }),
    )
  return {
    clients: Object.fromEntries(
      made.map(({ name, client }) => [name, client]),
    ) as DevelopmentClients['clients'],
    settingsFor,
  }
}

function createSecret(name: string) {
  const secret = `development-secret-of-${name}`
  return { secret, setting: secret }
}

function createAppleSecret() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [teamId, keyId] = ['TEAM000001', 'KEY0000001']
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return {
    secret: { teamId, keyId, publicKey: publicKey.export({ format: 'jwk' }) as JWK },
    setting: `${teamId}:${keyId}:${pkcs8}`,
  }
}
