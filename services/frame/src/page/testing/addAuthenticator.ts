import type { CDPSession, Frame, Page } from 'playwright-core'

/** The passkeys of one page, for tests. */
export type TestAuthenticator = {
  /** Gives another page's authenticator the same passkeys. */
  copyTo(other: TestAuthenticator): Promise<void>
  readonly session: CDPSession
  readonly authenticatorId: string
}

/** Gives a page, or a frame in it, an authenticator that answers at once. */
export async function addAuthenticator(
  page: Page,
  { frame, hasPrf = true }: { readonly frame?: Frame; readonly hasPrf?: boolean } = {},
): Promise<TestAuthenticator> {
  const context = page.context()
  // Some builds of Chromium run a frame of another site in a process of its own, others in that of the page.
  const session = await context.newCDPSession(frame ?? page).catch(() => context.newCDPSession(page))
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
    session,
    authenticatorId,
    async copyTo(other) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      for (const credential of credentials)
        await other.session.send('WebAuthn.addCredential', {
          authenticatorId: other.authenticatorId,
          credential,
        })
    },
  }
}
