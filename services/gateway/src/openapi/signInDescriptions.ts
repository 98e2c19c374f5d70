const address = '0x1111111111111111111111111111111111111111'
const signedIn = {
  token: 'eyJhbGciOiJFZERTQSJ9.e30.AAAA',
  tokenExpiresAt: '2026-01-01T01:00:00.000Z',
  sessionId: '6f2c1c0e-5a0e-4b4b-9d3a-3c1a2b0f9e11',
  expiresAt: '2026-01-08T00:00:00.000Z',
}
const session = {
  address,
  networkId: 'eip155:1',
  domain: 'site.example',
  signedInAt: '2026-01-01T00:00:00.000Z',
}

/** What the contracts of signing in can't say about themselves. */
export const signInDescriptions = {
  getNonce: {
    group: 'Sign-in',
    summary: 'Returns a nonce for one sign-in within ten minutes, and its token',
    example: {
      answer: { nonce: '0f1e2d3c4b5a69788796a5b4c3d2e1f0', token: 'eyJhbGciOiJFZERTQSJ9.e30.AAAA' },
    },
  },
  postAuthenticate: {
    group: 'Sign-in',
    summary: 'Signs in with a signed message (CAIP-122) of the calling page',
    token: 'nonce',
    example: {
      body: {
        message: `site.example wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://site.example\nVersion: 1\nChain ID: 1\nNonce: 0f1e2d3c4b5a69788796a5b4c3d2e1f0\nIssued At: 2026-01-01T00:00:00.000Z`,
        signature: `0x${'ab'.repeat(65)}`,
      },
      answer: signedIn,
    },
  },
  getMe: {
    group: 'Sign-in',
    summary: 'Returns the signed-in account and a fresh token',
    token: 'session',
    example: { answer: { ...session, chainId: 1, ...signedIn } },
  },
  postSignOut: {
    group: 'Sign-in',
    summary: 'Ends the session',
    token: 'session',
    example: { answer: { status: 'ok' } },
  },
  getSignInSessions: {
    group: 'Sign-in',
    summary: 'Lists the other sessions of the account in the project',
    token: 'session',
    example: {
      answer: {
        sessions: [{ id: signedIn.sessionId, ...session, expiresAt: signedIn.expiresAt, isCurrent: true }],
      },
    },
  },
  postRevokeSession: {
    group: 'Sign-in',
    summary: 'Ends another session of the account',
    token: 'session',
    parameters: { id: "Id of one of the account's sessions" },
    example: { params: { id: signedIn.sessionId }, answer: { status: 'ok' } },
  },
  getSignInKeys: {
    group: 'Sign-in',
    summary: 'Returns the public keys of tokens, as a JSON Web Key Set',
    isOpen: true,
    example: {
      answer: {
        keys: [
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
            kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
            alg: 'EdDSA',
            use: 'sig',
          },
        ],
      },
    },
  },
} as const
