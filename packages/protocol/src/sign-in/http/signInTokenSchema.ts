import { isoTimestamp, object, pipe, string, uuid } from 'valibot'

/** What a signed-in visitor gets: the token, when it expires and until when it can be renewed. */
export const signInTokenSchema = /* @__PURE__ */ object({
  token: string(),
  tokenExpiresAt: pipe(string(), isoTimestamp()),
  sessionId: pipe(string(), uuid()),
  expiresAt: pipe(string(), isoTimestamp()),
})
