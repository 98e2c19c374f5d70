import {
  noSignInSession,
  signInExpired,
  signInMalformed,
  signInNotYetValid,
  signInUnverifiable,
  wrongAddress,
  wrongChain,
  wrongDomain,
  wrongNonce,
  wrongSignature,
  wrongUri,
} from '@latchkey/protocol'
import { refusals } from '../http/refusals'

/** How a kind of error is answered. */
type Answer = { readonly status: number; readonly field: string }

/** Every way to refuse a sign-in, by the code of its kind: the status, and the field that is to blame. */
export const signInRefusals: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  [signInMalformed.code, { status: 400, field: 'message' }],
  [wrongDomain.code, { status: 401, field: 'domain' }],
  [wrongUri.code, { status: 401, field: 'uri' }],
  [wrongChain.code, { status: 401, field: 'chainId' }],
  [wrongAddress.code, { status: 401, field: 'address' }],
  [wrongNonce.code, { status: 401, field: 'nonce' }],
  [signInExpired.code, { status: 401, field: 'expirationTime' }],
  [signInNotYetValid.code, { status: 401, field: 'notBefore' }],
  [wrongSignature.code, { status: 401, field: 'signature' }],
  [noSignInSession.code, { status: 401, field: 'authorization' }],
  [refusals.signInForbidden.code, refusals.signInForbidden],
  [signInUnverifiable.code, { status: 503, field: 'signature' }],
])
