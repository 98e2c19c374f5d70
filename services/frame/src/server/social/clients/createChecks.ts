import * as oauth from 'openid-client'
import type { SocialChecks } from './SocialClient'

/** Creates what a login must find again in the provider's answer. */
export function createChecks(): SocialChecks {
  return {
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    verifier: oauth.randomPKCECodeVerifier(),
  }
}
