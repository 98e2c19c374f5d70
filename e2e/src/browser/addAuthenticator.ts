import type { BrowserContext, Frame } from 'playwright-core'

/** The visitor's passkeys. */
export type Authenticator = {
  /** Takes the passkeys away, until the returned function brings them back. */
  lose(): Promise<() => Promise<void>>
}

/**
 * Gives the frame an authenticator, by default with the extension that opens wallets. It stays as long as the frame
 * does.
 */
export async function addAuthenticator(
  context: BrowserContext,
  frame: Frame,
  { hasPrf = true }: { readonly hasPrf?: boolean } = {},
): Promise<Authenticator> {
  const session = await context.newCDPSession(frame)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async lose() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
      return async () => {
        for (const credential of credentials)
          await session.send('WebAuthn.addCredential', { authenticatorId, credential })
      }
    },
  }
}
