import { defineError } from './defineError'

/** An option that does not exist. */
export const unknownOption = /* @__PURE__ */ defineError(
  'options/unknown',
  'Unknown option "{option}". {hint}See {docs}',
)

/** An option with an invalid value. */
export const invalidOption = /* @__PURE__ */ defineError(
  'options/invalid',
  'The option "{option}" is invalid: expected {expected}, got {given}. See {docs}',
)

/** [MOD-6] Both ways to configure sign-in were given. */
export const bothSiwe = /* @__PURE__ */ defineError(
  'options/both-siwe',
  'Cannot set both `siweConfig` and `siwx` options',
  { values: ['docs'] },
)
