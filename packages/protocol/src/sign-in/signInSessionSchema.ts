import {
  array,
  custom,
  exactOptional,
  type GenericSchema,
  literal,
  maxLength,
  nonEmpty,
  object,
  pipe,
  string,
} from 'valibot'
import { isNetworkId } from '../caip/isNetworkId'
import type { NetworkId } from '../caip/parseNetworkId'
import type { SignInSession } from './SignInSession'
import { maxSignInMessageLength, maxSignInSignatureLength } from './signInLimits'

function createSchema(): GenericSchema<unknown, SignInSession> {
  const text = pipe(string(), nonEmpty(), maxLength(maxSignInMessageLength))
  const signature = pipe(string(), nonEmpty(), maxLength(maxSignInSignatureLength))
  const resources = exactOptional(pipe(array(text), maxLength(500)))
  const data = object({
    domain: text,
    accountAddress: text,
    chainId: custom<NetworkId>(isNetworkId),
    uri: text,
    version: literal('1'),
    nonce: text,
    issuedAt: text,
    statement: exactOptional(text),
    expirationTime: exactOptional(text),
    notBefore: exactOptional(text),
    requestId: exactOptional(text),
    resources,
  })
  const cacao = object({
    h: object({ t: text }),
    p: object({
      iss: text,
      domain: text,
      aud: text,
      version: text,
      nonce: text,
      iat: text,
      nbf: exactOptional(text),
      exp: exactOptional(text),
      statement: exactOptional(text),
      requestId: exactOptional(text),
      resources,
    }),
    s: object({ t: text, s: signature, m: exactOptional(signature) }),
  })
  return object({
    data,
    message: text,
    signature,
    publicKey: exactOptional(pipe(string(), maxLength(200))),
    cacao: exactOptional(cacao),
  })
}

/** [SIW-6] Parses an untrusted session. `@latchkey/verify` checks its signature. */
export const signInSessionSchema = /* @__PURE__ */ createSchema()
