import type { Cacao } from '@latchkey/protocol'
import { guard } from '../message/guard'

const { text, optional, list, shape } = guard

/** The fields that a sign-in request and a signed message share. */
export const signedFields = {
  domain: text,
  aud: text,
  version: text,
  nonce: text,
  iat: text,
  nbf: optional(text),
  exp: optional(text),
  statement: optional(text),
  requestId: optional(text),
  resources: optional(list(text)),
}

const isSigned = shape({
  h: shape({ t: text }),
  p: shape({ ...signedFields, iss: text }),
  s: shape({ t: text, s: text }),
})

/** Whether a value has the shape of a signed message. It doesn't check the signature. */
export function isCacao(value: unknown): value is Cacao {
  return isSigned(value)
}
