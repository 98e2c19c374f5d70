import type { BrowserContext, Frame } from 'playwright-core'

/** The visitor's passkeys. */
export type Authenticator = {
  /** Says whether the visitor refuses to confirm, such as with a wrong fingerprint. */
  refuse(isRefused: boolean): Promise<void>
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
    async refuse(isRefused) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused })
    },
  }
}
