import {
  array,
  exactOptional,
  literal,
  maxLength,
  object,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot'

const text = () => pipe(string(), maxLength(5_000))
const maybe = () => exactOptional(text())

/** The form of a signed message; what else a wallet puts into it is left out. */
export const cacaoSchema = () =>
  object({
    h: object({ t: union([literal('caip122'), literal('eip4361')]) }),
    p: object({
      iss: text(),
      domain: text(),
      aud: text(),
      version: text(),
      nonce: text(),
      iat: text(),
      nbf: maybe(),
      exp: maybe(),
      statement: maybe(),
      requestId: maybe(),
      resources: exactOptional(pipe(array(text()), maxLength(50))),
    }),
    s: object({
      t: picklist(['eip191', 'eip1271']),
      s: pipe(text(), regex(/^0x([0-9a-fA-F]{2})+$/)),
    }),
  })
