import { maxLength, object, picklist, pipe, string, url } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { socialProviders } from '../socialProviders'
import { attemptOf } from './attemptOf'
import { frameId } from './loginSchema'

/** [FRM-6] Starts to sign in with a provider. Signed by the key in the body. */
export const postSocialLogin = /* @__PURE__ */ defineCall({
  name: 'postSocialLogin',
  method: 'POST',
  path: '/v1/login/social',
  body: object({ provider: picklist(socialProviders), ...attemptOf }),
  output: object({
    attempt: frameId,
    /** Where the login's window goes. */
    uri: pipe(string(), maxLength(8_000), url()),
  }),
})
