import { defineError } from '../errors/defineError'

/** The account or the method was not approved by the visitor. Beside the others it would bring them to everybody who connects. */
export const providerUnauthorized = /* @__PURE__ */ defineError(
  'provider/unauthorized',
  'The wallet has not approved this account or method',
  { wireCode: 4100 },
)
