import { defineError } from './defineError'

/** An option that does not exist. */
export const unknownOption = /* @__PURE__ */ defineError('options/unknown', 'There is no option {option}')

/** An option whose value can't be used. */
export const invalidOption = /* @__PURE__ */ defineError(
  'options/invalid',
  'The option {option} can not be used: {reason}',
)

/** [MOD-6] Two ways to sign in at once. */
export const bothSiwe = /* @__PURE__ */ defineError(
  'options/both-siwe',
  'Cannot set both `siweConfig` and `siwx` options',
)
