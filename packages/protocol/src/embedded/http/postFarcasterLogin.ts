import { maxLength, object, pipe, regex, string, url } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { attemptOf } from './attemptOf'
import { frameId } from './loginSchema'

/** [FRM-7] Starts to sign in with Farcaster. Signed by the key in the body. */
export const postFarcasterLogin = /* @__PURE__ */ defineCall({
  name: 'postFarcasterLogin',
  method: 'POST',
  path: '/v1/login/farcaster',
  body: object(attemptOf),
  output: object({
    attempt: frameId,
    /** What the visitor opens on the phone with the Farcaster app: as a QR code, or as a link. */
    url: pipe(string(), maxLength(2_000), url(), regex(/^https?:/i)),
  }),
})
