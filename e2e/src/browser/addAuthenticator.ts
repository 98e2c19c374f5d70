import type { BrowserContext, Frame } from 'playwright-core'

/**
 * Gives the frame an authenticator, by default with the extension that opens wallets. It stays as long as the frame
 * does.
 */
export async function addAuthenticator(
  context: BrowserContext,
  frame: Frame,
  { hasPrf = true }: { readonly hasPrf?: boolean } = {},
): Promise<void> {
  const session = await context.newCDPSession(frame)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
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
}
