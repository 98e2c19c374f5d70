import type { OpenIdKind } from './SocialKind'

/** The providers with ID tokens. */
export const openIdKinds = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  // With a scope, Apple answers by a form only.
  apple: {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    responseMode: 'form_post',
    hasSignedSecret: true,
  },
} as const satisfies Record<string, OpenIdKind>
