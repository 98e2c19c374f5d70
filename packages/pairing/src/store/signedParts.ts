import { guard } from '../message/guard'

const { text, maybe, list } = guard

/** The parts of what is signed that a request and a signed message have in common. */
export const signedParts = {
  domain: text,
  aud: text,
  version: text,
  nonce: text,
  iat: text,
  nbf: maybe(text),
  exp: maybe(text),
  statement: maybe(text),
  requestId: maybe(text),
  resources: maybe(list(text)),
}
