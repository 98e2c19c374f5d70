import { defineError } from '@latchkey/protocol'

/** A setting that the wallet was started with can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'wallet/invalid-setting',
  'The setting {name} can not be used: {reason}',
)
