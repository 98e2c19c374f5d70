import { text, urlText } from '@latchkey/gateway/server'
import { optional, pipe, regex } from 'valibot'

const appleKey = pipe(text, regex(/^\w+:\w+:[\w+/=]+$/, 'not <team>:<key id>:<key>'))

/** Settings of the identity providers. A provider with an id and a secret is offered; the issuer is for development. */
export const socialSettings = {
  FRAME_SOCIAL_GOOGLE_ID: optional(text),
  FRAME_SOCIAL_GOOGLE_SECRET: optional(text),
  FRAME_SOCIAL_GOOGLE_ISSUER: optional(urlText),
  FRAME_SOCIAL_GITHUB_ID: optional(text),
  FRAME_SOCIAL_GITHUB_SECRET: optional(text),
  FRAME_SOCIAL_GITHUB_ISSUER: optional(urlText),
  /** The secret is `<team>:<key id>:<key>`, the key as PKCS #8 in base64. */
  FRAME_SOCIAL_APPLE_ID: optional(text),
  FRAME_SOCIAL_APPLE_SECRET: optional(appleKey),
  FRAME_SOCIAL_APPLE_ISSUER: optional(urlText),
  FRAME_SOCIAL_FACEBOOK_ID: optional(text),
  FRAME_SOCIAL_FACEBOOK_SECRET: optional(text),
  FRAME_SOCIAL_FACEBOOK_ISSUER: optional(urlText),
  FRAME_SOCIAL_X_ID: optional(text),
  FRAME_SOCIAL_X_SECRET: optional(text),
  FRAME_SOCIAL_X_ISSUER: optional(urlText),
  FRAME_SOCIAL_DISCORD_ID: optional(text),
  FRAME_SOCIAL_DISCORD_SECRET: optional(text),
  FRAME_SOCIAL_DISCORD_ISSUER: optional(urlText),
}
