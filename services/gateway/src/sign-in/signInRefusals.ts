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

/** How an error kind is answered. */
type Answer = { readonly status: number; readonly field: string }

/** All sign-in errors by code: the status, and the field that caused it. */
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
